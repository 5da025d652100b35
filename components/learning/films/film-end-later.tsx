"use client";

import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import type { FilmEnd as Drawn } from "./film-end";

type Props = ComponentProps<typeof Drawn>;

const load = (): Promise<{ default: ComponentType<Props> }> =>
  import("./film-end").then(({ FilmEnd }) => ({ default: FilmEnd }));

// If it cannot be loaded, the page's own button still completes the lesson.
const Drawing = lazy(() => load().catch(() => ({ default: () => null })));

/** Call when a film starts: the connection may be gone by the time it ends. */
export function fetchFilmEnd(): void {
  load().catch(console.info);
}

/** Loaded late, because most visits to a learning page end before the film does. */
export function FilmEnd(props: Props) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}
