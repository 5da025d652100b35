import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { followContentChanges } from "@/front/content-changes";
import { ContentRevision } from "@/front/content-revision";
import { PageCache } from "@/front/page-cache";
import { db } from "@/lib/db";
import { THROUGH_WIRE, Wire } from "../faults/wire";
import { eventually } from "../support/eventually";

const LIST = "/api/courses/featured";

it("a listening connection that falls silent is replaced, and no page stays out of date", async () => {
  const wire = await Wire.lay(process.env.DATABASE_URL ?? "");
  let price = "old";
  let rendered = 0;
  const content = new ContentRevision();
  const cache = new PageCache(
    async ({ url }, response) => {
      rendered += 1;
      response.setHeader("content-type", "application/json").end(url === LIST ? price : "");
    },
    "1",
    content,
  );
  const read = async () => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url: LIST });
    return (await cache.find(request))?.identity.body.toString();
  };
  const changes = followContentChanges(wire.url, content, () => cache.renderAll());
  onTestFinished(() => changes.stop());
  await eventually("a cached page", async () => {
    const before = rendered;
    await read();
    return rendered === before;
  });
  expect(await read()).toBe("old");

  wire.silenceOld();
  price = "new";
  await db.course.updateMany({ data: { pricePence: 100 } });
  await eventually("the new price", async () => (await read()) === "new");
  price = "newest";
  await db.course.updateMany({ data: { pricePence: 200 } });
  expect(await read()).toBe("newest");
});

it("a query for changes that the database answers by ending the connection proves nothing", async () => {
  const wire = await Wire.lay(process.env.DATABASE_URL ?? "");
  const content = new ContentRevision();
  const changes = followContentChanges(wire.url, content, async () => {});
  onTestFinished(() => changes.stop());
  await eventually("changes are heard", async () => (await content.find()) !== null);

  const deliver = wire.hold("Q");
  const found = content.find();
  await nextTurn();
  await db.$queryRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${THROUGH_WIRE}`;
  expect(await found).toBeNull();
  await deliver();
});
