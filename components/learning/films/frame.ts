/** The shape of every film, whichever player shows it. On a phone on its side, the whole of it with its controls. */
export const filmFrame =
  "aspect-video w-full rounded-card bg-ink handheld:max-h-[calc(100dvh-var(--header-height)-5rem)]";
