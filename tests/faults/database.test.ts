import { describe, expect, it } from "vitest";
import { newNamedFile } from "../support/named-file";
import { Customer, readyToPay } from "./customer";
import { readWords, statusOf, untilUnwell, untilWell } from "./site-health";
import { layWire, wire } from "./wired";

layWire();

describe("3 · The database", () => {
  it("gone: cached pages and pictures sent before are still served, others report it in words, and the site recovers without a restart", async () => {
    const picture = newNamedFile("picture", "A portrait.");
    const cached = ["/", "/courses/the-journey-to-self-discovery", picture];
    for (const path of cached) expect(await statusOf(path)).toBe(200);
    wire.cut();
    await untilUnwell();
    for (const path of cached) expect(await statusOf(path)).toBe(200);
    // This page needs the database only for its frame.
    expect(await readWords("/signin")).toContain("</footer>");
    for (const path of ["/api/courses/featured", "/signin", "/account", "/checkout"]) {
      expect(await readWords(path)).not.toMatch(/\bECONN|node_modules|prisma|at \w+ \(/i);
    }
    const paying = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ courseId: 1, amount: 49.99 }),
    };
    expect((await new Customer().request("/api/create-payment-intent", paying)).status).toBe(503);
    wire.mend();
    await untilWell();
    await new Customer().payAndVanish();
  });

  it("gone when the webhook arrives: the provider sends it again", async () => {
    const { buyer, checkout } = await readyToPay();
    wire.cut();
    await buyer.confirm(checkout);
    await untilUnwell();
    wire.mend();
  });

  it("silent on every connection: cached pages are still served, others report it, and no request waits for ever", async () => {
    wire.silence();
    expect(await statusOf("/")).toBe(200);
    expect(await statusOf("/api/health")).toBe(503);
    wire.mend();
    await untilWell();
    await new Customer().payAndVanish();
  });

  it("cut off after the COMMIT of the fulfilment: the purchase exists once", async () => {
    const { buyer, checkout } = await readyToPay();
    const lost = wire.loseAnswerTo("COMMIT", 'INSERT INTO "public"."Grant"');
    await buyer.confirm(checkout);
    await lost;
  });
});
