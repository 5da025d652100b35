import { load } from "./load";
import { processorTime } from "./processor";
import type { Cost, Target } from "./target";
import { type Server, scratch, type World } from "./world";

export type Rounds = Record<string, Cost[]>;

type Case = Target & { server: Server };

/** While a server rests, V8 collects garbage and drops compiled code that depends on it. */
const WARM_UP_S = 2;

/** Cases take turns, so that other work on the machine affects them alike. The first round does not count. */
export async function runRounds(
  world: World,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Rounds> {
  const cases = Object.entries(listCases(world));
  const measured: Rounds = Object.fromEntries(cases.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, target] of cases) {
      await load(target, WARM_UP_S, scratch("."));
      const before = await processorTime(target.server);
      const result = await load(target, seconds, scratch("."));
      const processor = (await processorTime(target.server)) - before;
      if (round > 0)
        measured[name]?.push({ ...result, processor: processor / (result.rate * seconds) });
    }
  }
  return measured;
}

/** The query string bypasses the cache. */
const CALL = "/api/courses/featured?asked=anew";

export function listCases(world: World): Record<string, Case> {
  const { ours, large, plainNode, plainTick, bareNext, nginx, learners, largeLearners } = world;
  const get = (server: Server, path: string): Case => ({ server, url: server.url + path });
  const learningPage = (server: Server, { cookies, slug }: World["learners"]): Case => ({
    ...get(server, `/learn/${slug}`),
    cookies,
  });
  const tick = (server: Server, { cookies, lessonId }: World["learners"]): Case => ({
    ...get(server, `/api/lessons/${lessonId}/progress`),
    cookies,
    method: "POST",
    body: { watchTime: 30, position: 30 },
  });
  return {
    page: get(ours, "/"),
    "page, plain Node": get(plainNode, "/page.html"),
    ...(nginx && { "page, nginx": get(nginx, "/page.html") }),
    "page, next start": get(bareNext, "/"),
    call: get(ours, CALL),
    "call, large shop": get(large, CALL),
    "call, empty": get(bareNext, "/api"),
    learn: learningPage(ours, learners),
    "learn, large shop": learningPage(large, largeLearners),
    "learn, no data": learningPage(bareNext, learners),
    tick: tick(ours, learners),
    "tick, large shop": tick(large, largeLearners),
    "tick, empty": tick(bareNext, learners),
    "tick, plain Node and pg": tick(plainTick, learners),
  };
}
