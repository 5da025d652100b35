import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { JOURNEY } from "../support/samples";
import { breaks } from "../support/site-errors";
import { withClient } from "../support/with-client";
import { cardProvider, databaseUrl, query, site, siteUrl } from "../support/world";
import { Customer, readyToPay } from "./customer";
import { type Pooler, startPooler } from "./pooler";
import { freezeBackends } from "./processes";
import { statusOf, untilWell } from "./site-health";
import { letLocksGoStale } from "./time";
import { Wire } from "./wire";

/** In milliseconds: a page may wait for a row twice, each time behind another waiting request. */
const FEW_SECONDS_MS = 12_000;
/** In milliseconds, longer than a driver waits for an answer. */
const HELD_MS = 25_000;

const numbers = z.array(z.object({ number: z.number() }).transform((row) => row.number));

/** A learner who has bought the course, signed in by the browser that paid. */
async function newLearner(): Promise<{ learner: Customer; lessonIds: number[] }> {
  const learner = new Customer();
  await learner.comeBack(await learner.payAndVanish());
  await learner.request(`/learn/${JOURNEY}`);
  const rows = await query(
    `SELECT l.id AS number FROM "Lesson" l JOIN "Course" c ON c.id = l."courseId"
     WHERE c.slug = $1 AND NOT l.locked AND l."videoUrl" IS DISTINCT FROM 'coming-soon'
     ORDER BY l.position LIMIT 8`,
    [JOURNEY],
  );
  return { learner, lessonIds: numbers.parse(rows) };
}

function tick(learner: Customer, lessonId: number): Promise<Response> {
  return learner.request(`/api/lessons/${lessonId}/progress`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ completed: true }),
  });
}

/** The lessons whose ticks were acknowledged; the others were refused as they are while the database is away. */
async function acknowledged(answers: Map<number, Response>): Promise<number[]> {
  const saved: number[] = [];
  for (const [lessonId, answer] of answers) {
    if (answer.ok) saved.push(lessonId);
    else {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await answer.text()).toContain("Nothing is lost; please try again");
    }
  }
  return saved;
}

async function tickAll(learner: Customer, lessonIds: number[]): Promise<Map<number, Response>> {
  return new Map(
    await Promise.all(lessonIds.map(async (id) => [id, await tick(learner, id)] as const)),
  );
}

async function tickedLessons(): Promise<number[]> {
  return numbers.parse(await query(`SELECT "lessonId" AS number FROM "LessonProgress" ORDER BY 1`));
}

describe.each([
  ["3 · The database, stalled", false],
  ["3 · The database behind a pooler, stalled", true],
])("%s", (_group, isPooled) => {
  let pooler: Pooler | null = null;
  let wire: Wire;

  beforeAll(async () => {
    if (isPooled) pooler = await startPooler(databaseUrl);
    wire = await Wire.lay(pooler?.url ?? databaseUrl);
    const direct = isPooled ? databaseUrl : "";
    await site.restart({ DATABASE_URL: wire.url, DIRECT_DATABASE_URL: direct });
  });

  beforeEach(({ skip }) => {
    skip(isPooled && !pooler, "this machine has no PgBouncer");
    breaks("database");
  });

  afterEach(async () => {
    wire.mend();
    await untilWell();
    await letLocksGoStale();
  });

  afterAll(() => pooler?.stop());

  it("locks a buyer's order for another session: the buyer is told, nobody else waits, and what is acknowledged later is saved", async () => {
    await cardProvider.webhooks(false);
    const { learner, lessonIds } = await newLearner();
    const { buyer, checkout } = await readyToPay();
    await buyer.confirm(checkout);

    const waits: number[] = [];
    await withClient(databaseUrl, async (rival) => {
      await rival.query("BEGIN");
      await rival.query(`SELECT 1 FROM "Order" WHERE id = $1 FOR UPDATE`, [checkout.orderId]);
      const until = Date.now() + HELD_MS;
      const pages = Array.from({ length: 14 }, async () => {
        while (Date.now() < until) {
          const begun = Date.now();
          expect(await buyer.comeBack(checkout)).toContain("We cannot look up your payment");
          waits.push(Date.now() - begun);
        }
      });
      const others = async () => {
        const [first = 0] = lessonIds;
        while (Date.now() < until) {
          expect(await statusOf("/api/health")).toBe(200);
          expect((await tick(learner, first)).status).toBe(200);
        }
      };
      await Promise.all([...pages, others()]);
    });
    expect(Math.max(...waits)).toBeLessThan(FEW_SECONDS_MS);

    expect(await acknowledged(await tickAll(learner, lessonIds))).toEqual(lessonIds);
    expect(await tickedLessons()).toEqual(lessonIds.toSorted((a, b) => a - b));
    expect(await buyer.comeBack(checkout)).toBe("Payment Successful!");
  });

  it("frozen in the middle of its work: what was refused is not done later", async () => {
    const { learner, lessonIds } = await newLearner();
    const thaw = await freezeBackends();
    const answers = await tickAll(learner, lessonIds);
    thaw();
    const saved = await acknowledged(answers);
    expect(saved.length).toBeLessThan(lessonIds.length);
    await untilWell();
    expect(await tickedLessons()).toEqual(saved.toSorted((a, b) => a - b));
  });

  it("on a connection that is cut for a while and then resumed: what was refused is not done later", async () => {
    const { learner, lessonIds } = await newLearner();
    const resume = wire.hold("BEGIN");
    const answers = await tickAll(learner, lessonIds);
    await resume();
    expect(await acknowledged(answers)).toEqual([]);
    expect(await tickedLessons()).toEqual([]);
  });

  it("with all pages locked away: each shows the site's own page with status 503", async () => {
    const cookie = "next-auth.session-token=somebody";
    await withClient(databaseUrl, async (rival) => {
      await rival.query(`BEGIN; LOCK TABLE "Session", "Course" IN ACCESS EXCLUSIVE MODE`);
      for (const path of ["/account", `/learn/${JOURNEY}`, "/courses/by-id/1"]) {
        const answer = await fetch(new URL(path, siteUrl), {
          headers: { accept: "text/html", cookie },
          redirect: "manual",
        });
        expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "5"]);
        expect(await answer.text()).toContain("We cannot show this page at the moment");
      }
    });
  });
});
