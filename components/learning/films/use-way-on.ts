import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useProgress } from "@/components/learning/progress-context";
import { letNextFilmPlay } from "./plays-next";

const PAUSE_MS = 5000;

/** The next lesson's address, and whether its film plays automatically. */
export type NextLesson = { href: string; plays: boolean };

/**
 * Completes a lesson after its film and goes on to the next one; automatically only for learners who asked for it.
 * The answer may take a while: it does not move a learner who has meanwhile followed another link or chosen to stay.
 */
export function useWayOn(lessonId: number, next: NextLesson | undefined) {
  const { done, saving, setCompleted } = useProgress();
  const router = useRouter();
  const [stays, setStays] = useState(false);
  const goesOn = useRef(false);
  const isDone = done.has(lessonId);
  const isSaving = saving[lessonId];
  const isLeaving = Boolean(next?.plays) && !stays;

  function stay() {
    goesOn.current = false;
    setStays(true);
  }

  async function complete() {
    if (isSaving) return;
    goesOn.current = true;
    const isSaved = isDone || (await setCompleted(lessonId, true));
    if (!isSaved) return stay();
    if (!next || !goesOn.current) return;
    if (next.plays) letNextFilmPlay(next.href);
    router.push(next.href);
    focusInList(next.href);
  }

  // A save that has been begun elsewhere is not waited for.
  const completeByItself = useEffectEvent(() => (isSaving ? stay() : complete()));
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(completeByItself, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  const stayForLink = useEffectEvent(stay);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href]")) stayForLink();
    };
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("click", onClick);
      goesOn.current = false;
    };
  }, []);

  function undo() {
    stay();
    return setCompleted(lessonId, false);
  }

  return { isDone, isSaving, isLeaving, complete, stay, undo };
}

/** A list of lessons stays on the page, and the focus would stay at the button of the film that ended. */
function focusInList(href: string): void {
  const [, lessonCard = ""] = href.split("#");
  document.getElementById(lessonCard)?.querySelector("h2")?.focus({ preventScroll: true });
}
