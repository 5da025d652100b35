"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import type { VimeoFilm as Film } from "./vimeo-film";

const PAUSE_MS = 3_000;

/** Until it comes, the frame that the server has sent plays all the same. */
async function load(): Promise<{ default: typeof Film }> {
  try {
    return { default: (await import("./vimeo-film")).VimeoFilm };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}

const Later = lazy(load);

/** Only courses whose films are at Vimeo fetch what speaks to it. */
export function VimeoFilm(props: ComponentProps<typeof Film>) {
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  );
}
