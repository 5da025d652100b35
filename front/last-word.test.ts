import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { LastWord } from "./last-word.ts";

/** A database that answers when it is told to. */
function questions() {
  const open: (() => void)[] = [];
  const ask = () => new Promise<void>((resolve) => open.push(resolve));
  return { open, ask };
}

/** Until all is done that waits for nobody: what begins in one turn is asked in the next. */
async function breath(): Promise<void> {
  await turn();
  await turn();
}

async function isSettled(promise: Promise<void>): Promise<boolean> {
  await breath();
  return Promise.race([promise.then(() => true), turn(false)]);
}

test("those who come in one breath share a question", async () => {
  const { open, ask } = questions();
  const lastWord = new LastWord(ask);
  const answers = [lastWord.heard(), lastWord.heard()];
  expect(open).toHaveLength(0);
  await breath();
  expect(open).toHaveLength(1);
  open[0]?.();
  await Promise.all(answers);
});

test("whoever comes while a question is under way waits for the answer to a later one", async () => {
  const { open, ask } = questions();
  const lastWord = new LastWord(ask);
  const first = lastWord.heard();
  await breath();
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
  const first = lastWord.heard();
  await breath();
  await Promise.all([first, lastWord.heard()]);
  expect(await isSettled(lastWord.heard())).toBe(true);
  expect(open).toHaveLength(1);
  open[0]?.();
  await breath();
  const asked = lastWord.heard();
  expect(await isSettled(asked)).toBe(false);
  expect(open).toHaveLength(2);
  open[1]?.();
  await asked;
});
