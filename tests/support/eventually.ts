import { setTimeout as pause } from "node:timers/promises";

/** Polls until `find` answers, and throws after `seconds`. */
export async function eventually<Answer>(
  what: string,
  find: () => Promise<Answer | undefined | false>,
  seconds = 30,
): Promise<Answer> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await find();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`There was no ${what} within ${seconds} s.`);
    await pause(30);
  }
}
