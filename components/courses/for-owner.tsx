"use client";

import { type ReactNode, useEffect, useState } from "react";
import { browserStorage, SIGNED_IN } from "@/components/ui/browser-storage";
import type { OwnerPart } from "./owner-parts";

type Props = {
  /** None where the page is not for buyers. */
  courseId: number | undefined;
  part: OwnerPart;
  /** An element: pages that the browser has translated cannot exchange a bare text. */
  children: ReactNode;
};

/** The way on for a person who owns the course, in place of what everybody else is shown. */
export function ForOwner({ courseId, part, children }: Props) {
  const [way, setWay] = useState<ReactNode>(null);
  useEffect(() => {
    const ask = async () => {
      if (!courseId || !browserStorage()?.getItem(SIGNED_IN)) return;
      const { drawPart } = await import("./owner-parts");
      setWay(await drawPart(courseId, part));
    };
    const run = () => ask().catch(console.error);
    const onReturn = (event: PageTransitionEvent) => event.persisted && run();
    run();
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [courseId, part]);
  return way ?? children;
}
