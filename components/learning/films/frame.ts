/** Every film's shape, whoever plays it. */
export const filmFrame = "aspect-video w-full rounded-card bg-ink";
