import { load } from "./load";
import type { Load, Target } from "./target";
import { scratch, type World } from "./world";

export type Rounds = Record<string, Load[]>;

/** Cases take turns, so that other work of the machine affects them alike. The first round is not counted. */
export async function runRounds(
  world: World,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Rounds> {
  const cases = Object.entries(listCases(world));
  const measured: Rounds = Object.fromEntries(cases.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, target] of cases) {
      const result = await load(target, seconds, scratch("."));
      if (round > 0) measured[name]?.push(result);
    }
  }
  return measured;
}

/** The query string bypasses the cache. */
const CALL = "/api/courses/featured?asked=anew";

export function listCases(world: World): Record<string, Target> {
  const { ours, large, plainNode, bareNext, nginx, learners, largeLearners } = world;
  const learningPage = (base: string, { cookies, slug }: World["learners"]): Target => ({
    url: `${base}/learn/${slug}`,
    cookies,
  });
  const tick = (base: string, { cookies, lessonId }: World["learners"]): Target => ({
    url: `${base}/api/lessons/${lessonId}/progress`,
    cookies,
    method: "POST",
    body: { watchTime: 30, position: 30 },
  });
  return {
    page: { url: `${ours.url}/` },
    "page, plain Node": { url: `${plainNode.url}/page.html` },
    ...(nginx && { "page, nginx": { url: `${nginx.url}/page.html` } }),
    "page, next start": { url: `${bareNext.url}/` },
    call: { url: ours.url + CALL },
    "call, large shop": { url: large.url + CALL },
    "call, empty": { url: `${bareNext.url}/api` },
    learn: learningPage(ours.url, learners),
    "learn, large shop": learningPage(large.url, largeLearners),
    "learn, no data": learningPage(bareNext.url, learners),
    tick: tick(ours.url, learners),
    "tick, large shop": tick(large.url, largeLearners),
    "tick, empty": tick(bareNext.url, learners),
  };
}
