import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { cardProvider, dataFolder, mailbox, query, site, siteUrl } from "../support/world";
import { Customer } from "./customer";
import { connectSlowClients, connectSlowSender } from "./slow-clients";
import { untilUnderWay } from "./time";

/** Status and text of an answer over a connection that was already open before the stop. */
function ask(agent: Agent, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(new URL(path, siteUrl), { agent }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    }).on("error", reject);
  });
}

describe("8 · SIGTERM", () => {
  it("takes no more requests, finishes those in flight, says that it drains, and ends", async () => {
    const agent = new Agent({ keepAlive: true });
    await ask(agent, "/api/health");
    const buyer = new Customer();
    await cardProvider.fail({ method: "POST", paths: "^/v1/payment_intents$", latencyMs: 3000 });
    const inFlight = buyer.openCheckout();
    await eventually("order", async () => (await query(`SELECT 1 FROM "Order"`)).length > 0);
    const stopped = site.stop();
    const health = await eventually("draining site", async () => {
      const answer = await ask(agent, "/api/health");
      return answer.status === 503 && answer;
    });
    expect(health.text).toContain("draining");
    const refused = await ask(agent, "/signin");
    expect(refused.status).toBe(503);
    expect(refused.text).toContain("restarting");
    // A proxy takes what cannot connect to another instance, a form as well.
    const anew = ask(new Agent(), "/api/health");
    await expect(anew).rejects.toMatchObject({ code: "ECONNREFUSED" });
    const checkout = await inFlight;
    expect(await stopped).toBe(true);
    await site.start();
    await buyer.saveDetails(checkout);
    await buyer.confirm(checkout);
  });

  it("hands its jobs back: the mail under way is finished, those behind it are not lost", async () => {
    await mailbox.fail({ mode: "slow", latencyMs: 2000 });
    const buyer = new Customer();
    await buyer.payAndVanish();
    await untilUnderWay("send-mail");
    expect(await site.stop()).toBe(true);
    const locked = await query(
      `SELECT 1 FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL`,
    );
    expect(locked).toEqual([]);
    await site.start();
  });

  it("a client that never finishes its request's headers is not waited for", async () => {
    const slow = await connectSlowClients(1);
    const { isByItself, lastWords } = await stopAndStart();
    slow.leave();
    expect(isByItself).toBe(true);
    expect(lastWords).not.toContain(UNDONE);
  });

  it("a client that never finishes the request it has begun does not keep it from ending", async () => {
    const slow = await connectSlowSender();
    const { isByItself, lastWords } = await stopAndStart();
    slow.leave();
    expect(isByItself).toBe(true);
    expect(lastWords).toContain(UNDONE);
  }, 90_000);
});

/** What front/shutdown.ts logs when it exits without having waited for everything. */
const UNDONE = "stopped with something left undone";

/** Whether the site ended by itself, and the last line of its log. */
async function stopAndStart() {
  const isByItself = await site.stop();
  const log = readFileSync(join(dataFolder, "logs/site.log"), "utf8");
  await site.start();
  return { isByItself, lastWords: log.trimEnd().split("\n").at(-1) };
}
