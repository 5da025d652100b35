import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { listProgress } from "@/lib/learning/queries";
import { newLearner } from "../support/builders";

const HOUR = 3_600_000;
const start = Date.now() - HOUR;

const change = fc.oneof(
  fc.record({ completed: fc.boolean() }),
  fc.record({ watchTime: fc.nat(600), position: fc.nat(600) }),
  fc.record({ completed: fc.boolean(), watchTime: fc.nat(600), position: fc.nat(600) }),
);
type Change = {
  completed?: boolean;
  watchTime?: number;
  position?: number;
  at: number;
  /** How often the request reaches the server: never if it is lost, twice if it is repeated. */
  arrivals: number;
};

/**
 * The learner's changes, in order, on three devices in turn. The server works out each time from the change's
 * age, to within the few milliseconds that a request takes.
 */
const story = fc
  .array(fc.tuple(change, fc.integer({ min: 60_000, max: 400_000 }), fc.nat(2)), { maxLength: 8 })
  .map((steps) => {
    let at = start;
    return steps.map(([made, pause, arrivals]): Change => {
      at += pause;
      return { ...made, at, arrivals };
    });
  });

/** The same changes as they reach the server: over three connections at once, each in its own order. */
const heard = story.chain((changes) => {
  const requests = changes.flatMap((made) => Array<Change>(made.arrivals).fill(made));
  return fc.record({
    changes: fc.constant(changes),
    devices: fc.tuple(...[0, 1, 2].map((device) => arrivalsAt(device, requests))),
  });
});

function arrivalsAt(device: number, requests: Change[]) {
  const own = requests.filter((_, index) => index % 3 === device);
  return fc.shuffledSubarray(own, { minLength: own.length });
}

/** The state after applying the changes in the order of their times. */
function tell(changes: Change[]) {
  const state = { completed: false, watchTime: 0, position: 0 };
  for (const made of changes.filter(({ arrivals }) => arrivals > 0)) {
    state.completed = made.completed ?? state.completed;
    state.position = made.position ?? state.position;
    state.watchTime = Math.max(state.watchTime, made.watchTime ?? 0);
  }
  return state;
}

it("progress ends as if every change had arrived once and in order, whatever the network did", async () => {
  const [lesson] = (await newLearner()).lessons;
  const lessonId = lesson?.id ?? 0;
  await fc.assert(
    fc.asyncProperty(heard, async ({ changes, devices }) => {
      const { access, save } = await newLearner();
      await Promise.all(
        devices.map(async (requests) => {
          for (const { arrivals: _, at, ...made } of requests) {
            await save(lesson, { ...made, age: Date.now() - at });
          }
        }),
      );
      const [record] = await listProgress(access);
      const { lessonId: _, ...state } = record ?? { lessonId, ...tell([]) };
      expect(state).toEqual(tell(changes));
    }),
    { numRuns: 200 },
  );
}, 60_000);

/** Changes within one millisecond count as simultaneous: waits until the database's clock moves on. */
async function nextTick(): Promise<void> {
  const read = async () => {
    const rows = await db.$queryRaw<{ ms: number }[]>`
      SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`;
    return rows[0]?.ms ?? 0;
  };
  const before = await read();
  await vi.waitUntil(async () => (await read()) > before + 1);
}

it("a change from a device whose clock is ahead counts as made now, so a later change still counts", async () => {
  const { access, lessons, ...learner } = await newLearner();
  const save = (made: object) => learner.save(lessons[0], { watchTime: 0, ...made });
  await save({ completed: true, position: 40, age: -HOUR });
  await nextTick();
  await save({ completed: false, position: 20 });
  expect(await listProgress(access)).toMatchObject([{ completed: false, position: 20 }]);
});
