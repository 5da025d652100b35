/** The shape of every film and of its placeholders. */
export const frame = "aspect-video w-full rounded-card bg-ink";

/** For every player. On a phone held sideways, the film fits the screen with its controls. */
export const filmFrame = `${frame} handheld:max-h-[calc(100dvh-var(--header-height)-4.5rem)]`;
