import { createHmac } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { eventually } from "../support/eventually";
import { linkIn } from "../support/mail-parts";
import { newAddress } from "../support/samples";
import { startSecondInstance } from "../support/second-instance";
import { readJobs } from "../support/waiting-jobs";
import { mailbox, query } from "../support/world";
import { expectAlerts, expectGivenUp } from "./balance";
import { count } from "./books";
import { Customer } from "./customer";
import { letPausesPass, settle } from "./time";

const COACH = "coach@example.test";

/** Waits until no attempt is in progress, so that the test's next step comes after all of them. */
const sendingFailed = (times = 1) =>
  eventually(`failed attempt ${times} to send`, async () => {
    const sending = (await readJobs()).filter(({ task }) => task === "send-mail");
    return (
      sending.length > 0 &&
      sending.every(({ attempts, isRunning }) => attempts >= times && !isRunning)
    );
  });

/** Makes the mails a day older, and so the sign-in links in them. */
async function letADayPass(): Promise<void> {
  await query(`UPDATE "OutboxMail" SET "createdAt" = "createdAt" - interval '1 day'`);
  await query(
    `UPDATE "SignInToken" SET "createdAt" = "createdAt" - interval '25 hours',
       "expiresAt" = "expiresAt" - interval '25 hours'`,
  );
}

const subjects = async (to: string) => (await mailbox.messages(to)).map(({ subject }) => subject);

describe("5 · Mail provider", () => {
  it("down for a day: the course is open at once, every mail arrives once, and its sign-in link still works", async () => {
    await mailbox.fail({ mode: "down" });
    const buyer = new Customer();
    await buyer.payAndVanish();
    await sendingFailed();
    for (const tries of [2, 3]) {
      await letPausesPass();
      await sendingFailed(tries);
    }
    expect(await count("Grant")).toBe(1);
    await letADayPass();
    await mailbox.recover();
    await settle();
    const receipt = await mailbox.mail(buyer.email, /^Your course/);
    const page = await fetch(linkIn(receipt, "/signin/link"));
    expect(await page.text()).toContain("You are about to sign in as");
  });

  it("too busy (429): asked again when it said, not before", async () => {
    await mailbox.fail({ mode: "429", retryAfter: 3600, times: 2 });
    await new Customer().payAndVanish();
    const paused = () =>
      query(
        `SELECT id FROM graphile_worker.jobs WHERE task_identifier = 'send-mail'
           AND run_at > now() + interval '59 minutes' AND last_error IS NULL`,
      );
    await eventually("both mails to wait for an hour", async () => (await paused()).length === 2);
    expect(await mailbox.messages()).toEqual([]);
    await letPausesPass();
  });

  it("refusing everything for good: no mail about a mail about a mail", async () => {
    expectAlerts("mail-refused", "mail-refused", "notice-undelivered");
    expectGivenUp("refused", "refused", "refused", "refused");
    await mailbox.fail({ mode: "422" });
    await new Customer().payAndVanish();
    await settle();
  });

  it("hanging: payments are still served", async () => {
    await mailbox.fail({ mode: "slow", latencyMs: 60_000 });
    await Promise.all([1, 2, 3].map(() => new Customer().payAndVanish()));
    await eventually("three open courses", async () => (await count("Grant")) === 3);
  });
});

describe("5 · A bounce", () => {
  const secret = `whsec_${Buffer.from("the secret of a test").toString("base64")}`;

  function report(site: string, type: string, mail: string, key = secret): Promise<Response> {
    const payload = JSON.stringify({ type, created_at: "", data: { tags: { mail } } });
    const [id, timestamp] = ["msg_1", String(Math.floor(Date.now() / 1000))];
    const mac = createHmac("sha256", Buffer.from(key.slice(6), "base64"));
    const signature = `v1,${mac.update(`${id}.${timestamp}.${payload}`).digest("base64")}`;
    const headers = { "svix-id": id, "svix-timestamp": timestamp, "svix-signature": signature };
    return fetch(new URL("/api/webhooks/resend", site), { method: "POST", headers, body: payload });
  }

  it("of a receipt: the coach gets one alert, and nobody else can raise it", async () => {
    expectAlerts("mail-bounced");
    const { url, service } = await startSecondInstance({ RESEND_WEBHOOK_SECRET: secret });
    onTestFinished(async () => void (await service.stop()));
    await new Customer().payAndVanish();
    await settle();
    const found = await query(`SELECT id FROM "OutboxMail" WHERE kind = 'purchase-confirmation'`);
    const [{ id: receipt }] = z.tuple([z.object({ id: z.string() })]).parse(found);
    expect((await report(url, "email.bounced", receipt, "whsec_bm9ib2R5")).status).toBe(400);
    expect((await report(url, "email.delivered", receipt)).status).toBe(200);
    expect(await count("Attention")).toBe(0);
    for (const _ of [1, 2]) expect((await report(url, "email.bounced", receipt)).status).toBe(200);
  });
});

describe("5 · A wrong address", () => {
  /** A purchase with a mistyped address, which the buyer can correct on the success page. */
  async function mistyped(wrong = newAddress()) {
    const buyer = new Customer(wrong);
    const checkout = await buyer.payAndVanish();
    await buyer.comeBack(checkout);
    return { buyer, checkout, right: newAddress() };
  }

  it("corrected before the first mail could be sent: the wrong address gets no mail", async () => {
    expectGivenUp("outdated");
    await mailbox.fail({ mode: "down" });
    const { buyer, checkout, right } = await mistyped();
    await sendingFailed();
    await buyer.correctAddress(checkout, right);
    await mailbox.recover();
    await settle();
    expect(await subjects(right)).toHaveLength(1);
    expect(await subjects(buyer.email)).toEqual([]);
  });

  it("corrected while the first mail is being sent: the right address gets its own mail", async () => {
    const wrong = newAddress();
    await mailbox.fail({ mode: "slow", to: wrong, latencyMs: 60_000 });
    const { buyer, checkout, right } = await mistyped(wrong);
    await eventually("receipt under way", async () => (await mailbox.hits()) === 1);
    await buyer.correctAddress(checkout, right);
    await mailbox.recover();
    await settle();
    expect(await subjects(right)).toHaveLength(1);
  });

  it("corrected after the coach's notice was accepted and the answer lost: the coach gets one notice", async () => {
    expectGivenUp("outdated");
    await mailbox.fail({ mode: "lost" });
    const { buyer, checkout, right } = await mistyped();
    await eventually("two mails", async () => (await mailbox.messages()).length === 2);
    await sendingFailed();
    await buyer.correctAddress(checkout, right);
    await mailbox.recover();
    await settle();
    expect(await subjects(COACH)).toHaveLength(1);
  });
});
