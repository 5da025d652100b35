import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { giveBackRate, type LimitName, limitRate, limits } from "@/lib/http/rate-limit";
import { logger } from "@/lib/logger";
import { DAY_MS, HOUR_MS } from "@/lib/text/durations";
import { setDate } from "../support/builders";
import { newAddress } from "../support/samples";

const AT_ONCE = 200;
const names = Object.keys(limits) as LimitName[];

it.each(names)(
  "the limit %s refuses further requests, says when to try again, and does not affect others",
  async (name) => {
    const key = newAddress();
    const { points, seconds } = limits[name];
    // Many at once, to find a gap between check and count; with all 1,505 of one limit, a slow machine's requests
    // would wait for a connection for longer than the pool allows.
    const answers: PromiseSettledResult<void>[] = [];
    for (let left = points + 5; left > 0; left -= AT_ONCE) {
      const wave = Array.from({ length: Math.min(left, AT_ONCE) }, () => limitRate(name, key));
      answers.push(...(await Promise.allSettled(wave)));
    }
    const refused = answers.filter((answer) => answer.status === "rejected");
    expect(answers.length - refused.length).toBe(points);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ status: 429, message: expect.stringContaining("try again") });
      const wait = Number(reason.headers["Retry-After"]);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(seconds);
    }
    await limitRate(name, newAddress());
  },
);

it("a purchase can be corrected five times within a day, however long the pauses, and the refusal says where to write", async () => {
  const orderId = randomUUID();
  setDate(Date.now());
  for (let times = 0; times < 5; times++) {
    await limitRate("correct-address", orderId);
    vi.setSystemTime(Date.now() + HOUR_MS);
  }
  await expect(limitRate("correct-address", orderId)).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/in 19 hours\. .*please write to us/),
  });
  vi.setSystemTime(Date.now() + DAY_MS);
  await limitRate("correct-address", orderId);
});

it("a try that turned out right does not count", async () => {
  const key = newAddress();
  for (let times = 0; times < 5; times++) await limitRate("email-change", key);
  await giveBackRate("email-change", key);
  await limitRate("email-change", key);
  await expect(limitRate("email-change", key)).rejects.toMatchObject({ status: 429 });
});

it("keys of limits contain no address", async () => {
  const email = newAddress();
  await limitRate("sign-in-address", email);
  await limitRate("sign-in-network", "203.0.113.77");
  const keys = JSON.stringify(await db.rateLimit.findMany());
  expect(keys).toContain("sign-in-address");
  for (const word of [email, email.split("@")[0], "203.0.113.77"]) expect(keys).not.toContain(word);
});

it("requests are refused with a reason while they cannot be counted", async () => {
  await db.$executeRaw`ALTER TABLE "RateLimit" RENAME TO "RateLimitAway"`;
  try {
    await expect(limitRate("contact-network", newAddress())).rejects.toMatchObject({
      status: 503,
      headers: { "Retry-After": "60" },
    });
  } finally {
    await db.$executeRaw`ALTER TABLE "RateLimitAway" RENAME TO "RateLimit"`;
  }
  await limitRate("contact-network", newAddress());
});

it("a reached limit is logged without the person it counted", async () => {
  const logged = vi.spyOn(logger, "warn");
  const email = newAddress();
  for (let times = 0; times <= limits["email-change"].points; times++) {
    await limitRate("email-change", email).catch(() => {});
  }
  const entry = { limit: "email-change", seconds: expect.any(Number) };
  expect(logged.mock.calls).toEqual([[entry, "limit reached"]]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(email);
});
