import { useEffect, useState } from "react";
import { useWatched } from "@/components/learning/progress-context";
import { WatchLog } from "./watch-log";

const SAVE_EVERY_MS = 15_000;

/** Saves while the film plays and when the learner leaves the page; null for a visitor. */
export function useWatchLog(lessonId: number): WatchLog | null {
  const watched = useWatched(lessonId);
  const [log] = useState(
    () => watched && new WatchLog(lessonId, watched.learnerId, watched.watchTime),
  );
  useEffect(() => {
    if (!log) return;
    const onHidden = () => {
      if (document.visibilityState === "hidden") log.leave(false);
    };
    const onPageHide = () => log.leave();
    const timer = setInterval(() => log.save(), SAVE_EVERY_MS);
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("pagehide", onPageHide);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("pagehide", onPageHide);
      log.leave();
    };
  }, [log]);
  return log;
}
