import { once } from "node:events";
import { Agent, get } from "node:http";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { cardProvider, site, siteUrl } from "../support/world";
import { count } from "./books";
import { Customer } from "./customer";

/** Status and text of an answer over a connection that was already open before the stop. */
async function ask(agent: Agent, path: string): Promise<{ status?: number; words: string }> {
  const [answer] = await once(get(new URL(path, siteUrl), { agent }), "response");
  return { status: answer.statusCode, words: await text(answer) };
}

describe("8 · SIGTERM", () => {
  it("takes no more requests, finishes those in flight, reports that it drains, and ends", async () => {
    const agent = new Agent({ keepAlive: true });
    await ask(agent, "/api/health");
    const buyer = new Customer();
    await cardProvider.fail({ method: "POST", paths: "^/v1/payment_intents$", latencyMs: 3000 });
    const inFlight = buyer.openCheckout();
    await eventually("order", async () => (await count("Order")) > 0);
    const stopped = site.stop();
    const health = await eventually("draining site", async () => {
      const answer = await ask(agent, "/api/health");
      return answer.status === 503 && answer;
    });
    expect(health.words).toContain("draining");
    const refused = await ask(agent, "/signin");
    expect(refused.status).toBe(503);
    expect(refused.words).toContain("restarting");
    // A proxy sends a request that cannot connect to another instance, even a form.
    const anew = ask(new Agent(), "/api/health");
    await expect(anew).rejects.toMatchObject({ code: "ECONNREFUSED" });
    const checkout = await inFlight;
    expect(await stopped).toBe(true);
    await site.start();
    await buyer.saveDetails(checkout);
    await buyer.confirm(checkout);
  });
});
