export const filmBox = "aspect-video w-full rounded-card bg-ink";
