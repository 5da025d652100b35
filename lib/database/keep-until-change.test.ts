import { expect, onTestFinished, test, vi } from "vitest";
import { keepUntilChange, shareContentRevision } from "./keep-until-change";

/** A read that counts itself, in an instance that has heard of this many changes. */
function countedRead(heard: { revision: number | null }) {
  shareContentRevision(async () => heard.revision);
  onTestFinished(() => {
    globalThis.findContentRevision = undefined;
  });
  let reads = 0;
  return keepUntilChange(async () => {
    reads += 1;
    return reads;
  });
}

test("a value is read anew after a change only", async () => {
  const heard = { revision: 7 };
  const read = countedRead(heard);
  expect([await read(), await read()]).toEqual([1, 1]);
  heard.revision = 8;
  expect([await read(), await read()]).toEqual([2, 2]);
});

test("a change heard during a read makes the next call read again", async () => {
  const heard = { revision: 1 };
  const read = countedRead(heard);
  const first = read();
  heard.revision = 2;
  expect([await first, await read()]).toEqual([1, 2]);
});

test("a value is read anew after a minute, because it may depend on the time", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const read = countedRead({ revision: 1 });
  await read();
  vi.advanceTimersByTime(59_000);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(await read()).toBe(2);
});

test("while no changes are heard, each call reads", async () => {
  const heard: { revision: number | null } = { revision: 1 };
  const read = countedRead(heard);
  await read();
  heard.revision = null;
  expect([await read(), await read()]).toEqual([2, 3]);
});
