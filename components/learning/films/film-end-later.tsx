"use client";

import { type ComponentProps, lazy, Suspense } from "react";
import type { FilmEnd as Drawn } from "./film-end";

const load = () => import("./film-end").then(({ FilmEnd }) => ({ default: FilmEnd }));

// Where it cannot be had, the page's own button still completes the lesson.
const Drawing = lazy(() => load().catch(() => ({ default: () => null })));

/** Called when a film starts, so that the connection may be gone by the time it ends. */
export function fetchFilmEnd(): void {
  load().catch(console.info);
}

/** Most visits to a learning page end before the film does, and fetch none of this. */
export function FilmEnd(props: ComponentProps<typeof Drawn>) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}
