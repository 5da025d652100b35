/** The shape of every film, and of what stands in for one. */
export const frame = "aspect-video w-full rounded-card bg-ink";

/** Whichever player shows it. On a phone on its side, the whole of it with its controls. */
export const filmFrame = `${frame} handheld:max-h-[calc(100dvh-var(--header-height)-4.5rem)]`;
