"use client";

import { type ReactNode, useEffect, useState } from "react";
import { mayBeSignedIn } from "@/components/ui/browser-storage";
import type { OwnerPart } from "./owner-parts";

type Props = {
  /** Undefined where the page is not for buyers. */
  courseId: number | undefined;
  part: OwnerPart;
  /** An element, because React cannot replace a bare text on a page that the browser has translated. */
  children: ReactNode;
};

/** Shows a person who owns the course the way to it, in place of what everybody else sees. */
export function ForOwner({ courseId, part, children }: Props) {
  const [way, setWay] = useState<ReactNode>(null);
  useEffect(() => {
    let newest = 0;
    const ask = async () => {
      newest += 1;
      const turn = newest;
      // A page that comes back may show what belongs to a person who has signed out since.
      if (!courseId || !mayBeSignedIn()) return setWay(null);
      const { drawPart } = await import("./owner-parts");
      const found = await drawPart(courseId, part);
      // An earlier answer may name a person who has signed out since.
      if (turn === newest) setWay(found);
    };
    // What is shown then stays, because nobody knows better.
    const run = () => ask().catch(console.info);
    const onReturn = (event: PageTransitionEvent) => event.persisted && run();
    run();
    window.addEventListener("pageshow", onReturn);
    return () => {
      newest += 1;
      window.removeEventListener("pageshow", onReturn);
    };
  }, [courseId, part]);
  return way ?? children;
}
