import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { ChangeBarrier } from "./change-barrier.ts";

/** A database that answers only when the test tells it to. */
function slowDatabase() {
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

test("a request that arrives during a query waits for the answer to a later one", async () => {
  const { open, ask } = slowDatabase();
  const barrier = new ChangeBarrier(ask);
  const first = barrier.wait();
  await expect.poll(() => open).toHaveLength(1);
  const [second, third] = [barrier.wait(), barrier.wait()];
  open[0]?.();
  await first;
  await expect.poll(() => open).toHaveLength(2);
  expect(await isSettled(second)).toBe(false);
  open[1]?.();
  await Promise.all([second, third]);
});

test("requests that arrive together share a query, and none of them waits for a second one", async () => {
  const { open, ask } = slowDatabase();
  const barrier = new ChangeBarrier(ask);
  const together = [barrier.wait(), barrier.wait(), barrier.wait()];
  await expect.poll(() => open).toHaveLength(1);
  open[0]?.();
  await Promise.all(together);
  expect(open).toHaveLength(1);
});

test("a request that arrives before a query hangs is not kept waiting for another one", async () => {
  const { open, ask } = slowDatabase();
  const barrier = new ChangeBarrier(ask);
  const first = barrier.wait();
  await expect.poll(() => open).toHaveLength(1);
  const second = barrier.wait();
  await Promise.all([first, second]);
  expect(open).toHaveLength(1);
});

test("a database that hangs is waited for once, and queried again when it has answered", async () => {
  const { open, ask } = slowDatabase();
  const barrier = new ChangeBarrier(ask);
  await barrier.wait();
  expect(await isSettled(barrier.wait())).toBe(true);
  expect(open).toHaveLength(1);
  open[0]?.();
  await isSettled(Promise.resolve());
  const asked = barrier.wait();
  await expect.poll(() => open).toHaveLength(2);
  expect(await isSettled(asked)).toBe(false);
  open[1]?.();
  await asked;
});

test("an unanswered query is reported every five seconds", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { open, ask } = slowDatabase();
  const onSilence = vi.fn();
  const barrier = new ChangeBarrier(ask, onSilence);
  barrier.wait();
  await nextTurn();
  await vi.advanceTimersByTimeAsync(4900);
  expect(onSilence).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5200);
  expect(onSilence).toHaveBeenCalledTimes(2);
  open[0]?.();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onSilence).toHaveBeenCalledTimes(2);
});
