import { storeText, useStoredText } from "@/components/learning/stored-text";

const keyOf = (learnerId: string) => `plays-next:${learnerId}`;

/** Whether this learner wants the next film to play by itself; kept in this browser, like the film's speed. */
export function usePlaysNext(learnerId: string) {
  const key = keyOf(learnerId);
  const playsNext = useStoredText(key) === "yes";
  return { playsNext, setPlaysNext: (wanted: boolean) => storeText(key, wanted ? "yes" : "no") };
}

// Lasts for one step inside the site: a page that is loaded anew plays nothing by itself.
let isDue = false;

export function letNextFilmPlay(): void {
  isDue = true;
}

/** True once, for the film that comes next. */
export function takeTurn(): boolean {
  const was = isDue;
  isDue = false;
  return was;
}
