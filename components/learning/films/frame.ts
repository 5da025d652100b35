/** The shape of every film, whichever player shows it. */
export const filmFrame = "aspect-video w-full rounded-card bg-ink";
