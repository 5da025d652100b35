import { ApiError, keyReused } from "./errors";
import { nowInSeconds } from "./ids";
import type { Answer } from "./routes";
import type { Store } from "./store";

export type FinalAnswer = Answer & {
  replayed: boolean;
};

/** Runs the work and remembers its answer under the key, both in one transaction. */
export function runOnce(
  store: Store,
  key: string | null,
  fingerprint: string,
  work: () => Answer,
): FinalAnswer {
  if (key === null) return { ...store.transaction(work), replayed: false };
  const earlier = store.answers.find(key);
  if (earlier) {
    if (earlier.fingerprint !== fingerprint) throw keyReused(key);
    return { status: earlier.status, body: JSON.parse(earlier.body), replayed: true };
  }
  const remember = (answer: Answer): FinalAnswer => {
    const { status } = answer;
    const body = JSON.stringify(answer.body);
    store.answers.insert({ id: key, created: nowInSeconds(), fingerprint, status, body });
    return { ...answer, replayed: false };
  };
  try {
    return store.transaction(() => remember(work()));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return remember({ status: error.status, body: { error: error.body } });
  }
}
