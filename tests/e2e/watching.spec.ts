import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { listenLocally } from "../support/listen-locally";
import { newAddress } from "../support/samples";
import { signInByCode } from "../support/shopper";
import { breaks } from "../support/site-errors";
import { dataFolder, query, site } from "../support/world";

const readiness = z.object({
  worker: z.literal("on time"),
  lastWebhookAt: z.iso.datetime().nullable(),
  lastSweepAt: z.string().nullable(),
  oldestJobSeconds: z.number(),
  oldestUnsentMailSeconds: z.number(),
  unservedPayments: z.number(),
});

test("the health calls report that the site is alive, and what is waiting", async ({ request }) => {
  expect(await (await request.get("/api/health")).json()).toEqual({ status: "ok" });
  expect(readiness.safeParse(await (await request.get("/api/health/ready")).json()).error).toBe(
    undefined,
  );
});

test("a request's id is in its answer, in its line of the log and in the job that it queued", async ({
  request,
}) => {
  const answer = await request.post("/api/newsletter/subscribe", { data: { email: newAddress() } });
  const id = answer.headers()["x-request-id"];
  await expect.poll(() => readLog(id).map(({ msg }) => msg)).toContain("job done");
  expect(readLog(id)).toContainEqual(expect.objectContaining({ msg: "answered" }));
  expect(readLog(id)).toContainEqual(expect.objectContaining({ task: "send-mail" }));
});

test("a job that fails is logged once", async () => {
  breaks("job");
  // With more attempts left, the job is tried again in a few seconds, so its row stays.
  const [{ id }] = idRows.parse(
    await query(
      `SELECT id::text FROM graphile_worker.add_job('send-mail', '{}', max_attempts => 9)`,
    ),
  );
  const failure = `SELECT 1 FROM graphile_worker._private_jobs
    WHERE id = $1 AND last_error IS NOT NULL AND locked_at IS NULL`;
  await expect.poll(() => query(failure, [id])).toHaveLength(1);
  await query(`SELECT graphile_worker.complete_jobs(ARRAY[$1::bigint])`, [id]);
  const failures = () => readLog(`job-${id}`).filter(({ msg, err }) => msg.includes("fail") || err);
  await expect.poll(failures).toMatchObject([{ msg: "job failed" }]);
});

const idRows = z.tuple([z.object({ id: z.string() })]);

test("a sign-in is logged with its outcome", async ({ page }) => {
  const signIns = () =>
    readLines().filter(({ msg, outcome }) => msg === "sign-in" && outcome === "signed-in");
  const before = signIns().length;
  await signInByCode(page, newAddress());
  await expect.poll(() => signIns().length).toBe(before + 1);
});

test.describe("with a metrics collector", () => {
  const received: unknown[] = [];
  const collector = createServer(async (request, response) => {
    received.push(await json(request));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });

  test.beforeAll(async () => {
    const port = await listenLocally(collector);
    await site.restart({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
  });
  test.afterAll(() => collector.close());

  test("answers, jobs and what is waiting are measured, and nobody is named", {
    tag: "@full",
  }, async ({ request }) => {
    const email = newAddress();
    const answer = await request.post("/api/newsletter/subscribe", { data: { email } });
    const id = answer.headers()["x-request-id"];
    await expect.poll(() => readLog(id).map(({ msg }) => msg)).toContain("job done");
    await request.get("/courses");
    await site.restart();
    const numbers = JSON.stringify(received);
    for (const name of [
      "http.server.request.duration",
      "shop.jobs",
      "shop.jobs.oldest",
      "shop.mails.oldest_unsent",
      "shop.payments.unserved",
    ]) {
      expect(numbers).toContain(`"name":"${name}"`);
    }
    expect(numbers).not.toContain(email);
  });
});

const line = z.object({
  requestId: z.string().optional(),
  msg: z.string(),
  task: z.string().optional(),
  outcome: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
});

function readLines() {
  const lines = readFileSync(join(dataFolder, "logs/site.log"), "utf8").split("\n");
  return lines.filter((text) => text.startsWith("{")).map((text) => line.parse(JSON.parse(text)));
}

function readLog(requestId: string | undefined) {
  return readLines().filter((entry) => entry.requestId === requestId);
}
