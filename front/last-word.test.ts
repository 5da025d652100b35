import { expect, test } from "vitest";
import { LastWord } from "./last-word.ts";

/** A database that answers when it is told to. */
function questions() {
  const open: (() => void)[] = [];
  const ask = () => new Promise<void>((resolve) => open.push(resolve));
  return { open, ask };
}

async function isSettled(promise: Promise<void>): Promise<boolean> {
  return Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setImmediate(resolve, false)),
  ]);
}

test("whoever comes while a question is under way waits for the answer to a later one", async () => {
  const { open, ask } = questions();
  const lastWord = new LastWord(ask);
  const first = lastWord.heard();
  const [second, third] = [lastWord.heard(), lastWord.heard()];
  open[0]?.();
  await first;
  expect(await isSettled(second)).toBe(false);
  expect(open).toHaveLength(2);
  open[1]?.();
  await Promise.all([second, third]);
});

test("a database that hangs is waited for once, and asked again when it has answered", async () => {
  const { open, ask } = questions();
  const lastWord = new LastWord(ask);
  await lastWord.heard();
  expect(await isSettled(lastWord.heard())).toBe(true);
  expect(open).toHaveLength(1);
  open[0]?.();
  await isSettled(Promise.resolve());
  const asked = lastWord.heard();
  expect(await isSettled(asked)).toBe(false);
  expect(open).toHaveLength(2);
  open[1]?.();
  await asked;
});
