import { randomUUID } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { requestSignIn } from "@/lib/auth/sign-in-links";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { sendAllMailsAgain, sendMailAgain } from "@/lib/mail/commands";
import { composeMail } from "@/lib/mail/compose";
import { listUnsentMails } from "@/lib/mail/queries";
import { giveUpFailed, sendQueuedMail } from "@/lib/mail/send";
import { requestSubscription } from "@/lib/newsletter/commands";
import { refusalNames } from "@/sandbox/mailbox/refusals";
import { COACH, findMail, soldOrder } from "../support/builders";
import { jobsOf } from "../support/jobs";
import { received } from "../support/outbox";
import { newAddress } from "../support/samples";
import { breaks } from "../support/site-errors";

async function mailboxFails(fault: object | null): Promise<void> {
  if (fault) breaks("mail provider");
  const answer = await fetch(new URL("/faults", env.RESEND_BASE_URL), {
    method: fault ? "PUT" : "DELETE",
    headers: { "content-type": "application/json" },
    ...(fault && { body: JSON.stringify(fault) }),
  });
  expect(answer.ok).toBe(true);
}

async function receipt() {
  const { email } = await soldOrder();
  const { id } = await db.outboxMail.findFirstOrThrow({ where: { to: email } });
  return { id, email };
}

const stateOf = (id: string) =>
  db.outboxMail.findUnique({ where: { id }, select: { sentAt: true, givenUpBecause: true } });

const openAlerts = () => db.alert.findMany({ where: { kind: "mail-blocked", resolvedAt: null } });

afterEach(() => mailboxFails(null));

it.each(["lost", "down"])("a mail whose provider is %s once is sent exactly once", async (mode) => {
  const { email, id } = await receipt();
  await mailboxFails({ mode, to: email, times: 1 });
  await expect(sendQueuedMail(id)).rejects.toThrow();
  expect(await sendQueuedMail(id)).toBe("sent");
  expect(await received(email)).toHaveLength(1);
});

it("a mail whose answer was lost before its account moved is also sent to the new address", async () => {
  const { id, email } = await receipt();
  await mailboxFails({ mode: "lost", to: email, times: 1 });
  await expect(sendQueuedMail(id)).rejects.toThrow();
  const moved = newAddress();
  await db.outboxMail.update({ where: { id }, data: { to: moved } });
  expect(await sendQueuedMail(id)).toBe("sent");
  expect([(await received(email)).length, (await received(moved)).length]).toEqual([1, 1]);
});

it.each([
  ["403", "verify the domain"],
  ["missing_api_key", "Make a new key"],
  ["restricted_api_key", "Make a new key"],
  ["invalid_api_key", "Make a new key"],
  ["invalid_from_address", "MAIL_FROM"],
  ["daily_quota_exceeded", "used up"],
  ["monthly_quota_exceeded", "used up"],
])(
  "a refusal of the account (%s) keeps every mail and raises one alert, which names the cure",
  async (mode, cure) => {
    const mails = [await receipt(), await receipt()];
    for (const { id, email } of mails) {
      await mailboxFails({ mode, to: email });
      await expect(sendQueuedMail(id)).rejects.toThrow("refuses the account");
      expect(await stateOf(id)).toEqual({ sentAt: null, givenUpBecause: null });
    }
    const [alert, ...others] = await openAlerts();
    expect(alert?.detail).toContain(cure);
    expect(others).toEqual([]);
    await mailboxFails(null);
    for (const { id } of mails) expect(await sendQueuedMail(id)).toBe("sent");
    expect(await openAlerts()).toEqual([]);
  },
);

it("a second refusal of the account raises a second alert", async () => {
  const before = await db.alert.count({ where: { kind: "mail-blocked" } });
  for (let time = 1; time <= 2; time++) {
    const { id, email } = await receipt();
    await mailboxFails({ mode: "403", to: email, times: 1 });
    await expect(sendQueuedMail(id)).rejects.toThrow();
    expect(await sendQueuedMail(id)).toBe("sent");
  }
  expect(await db.alert.count({ where: { kind: "mail-blocked" } })).toBe(before + 2);
});

it("no refusal known from the provider loses a mail for good", async () => {
  for (const mode of refusalNames) {
    const { id, email } = await receipt();
    await mailboxFails({ mode, to: email });
    await sendQueuedMail(id).catch(() => {});
    await mailboxFails(null);
    if ((await stateOf(id))?.givenUpBecause) await sendMailAgain(COACH, id);
    expect(await sendQueuedMail(id), mode).toMatch(/^(?:already )?sent$/);
  }
});

it.each(["400", "422", "invalid_parameter"])(
  "a mail that the provider refuses (%s) raises an alert with the cure, and the coach can send it again",
  async (mode) => {
    const { id, email } = await receipt();
    await mailboxFails({ mode, to: email, times: 1 });
    expect(await sendQueuedMail(id)).toBe("refused");
    expect(await listUnsentMails()).toContainEqual(expect.objectContaining({ id }));
    const key = `mail-refused:${id}`;
    const alert = await db.alert.findUniqueOrThrow({ where: { key } });
    const { text } = await composeMail({ kind: "attention", props: { attentionId: alert.id } });
    expect(text).toContain("refuses the mail “Receipt with the sign-in link” for good: “");
    expect(text).toContain("sent again from “Mails”");
    await sendMailAgain(COACH, id);
    expect(await jobsOf(`send-mail:${id}`)).toHaveLength(1);
    expect(await sendQueuedMail(id)).toBe("sent");
    expect(await db.alert.findUnique({ where: { key } })).toMatchObject({
      resolvedAt: expect.any(Date),
    });
    await expect(sendMailAgain(COACH, id)).rejects.toMatchObject({ status: 409 });
  },
);

it.each<[kind: string, (email: string) => Promise<void>]>([
  ["sign-in", (email) => requestSignIn(email, "/account")],
  ["newsletter-confirmation", requestSubscription],
])("a %s mail to an invalid address logs no error and raises no alert", async (kind, ask) => {
  const email = newAddress();
  await ask(email);
  const { id } = await findMail(email, kind);
  await mailboxFails({ mode: "422", to: email });
  const logged = vi.spyOn(logger, "error");
  expect(await sendQueuedMail(id)).toBe("refused");
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  expect(await db.alert.count({ where: { key: `mail-refused:${id}` } })).toBe(0);
  expect(await listUnsentMails()).toContainEqual(expect.objectContaining({ id }));
});

it("a mail that is still being retried can be sent again at once", async () => {
  const { id } = await receipt();
  await sendMailAgain(COACH, id);
  expect(await sendQueuedMail(id)).toBe("sent");
});

it("a mail that is refused again stays among the alerts", async () => {
  const { id, email } = await receipt();
  await mailboxFails({ mode: "422", to: email });
  for (let time = 1; time <= 2; time++) {
    expect(await sendQueuedMail(id)).toBe("refused");
    await sendMailAgain(COACH, id);
  }
  const key = `mail-refused:${id}`;
  expect(await db.alert.findUnique({ where: { key } })).toMatchObject({ resolvedAt: null });
});

it("all failed mails can be sent again with one command, but not outdated ones", async () => {
  const failed = { kind: "newsletter-welcome", to: "a@example.test", props: {} };
  const because = ["failed", "refused", "outdated"];
  const rows = Array.from({ length: 600 }, (_, index) => ({
    ...failed,
    id: randomUUID(),
    key: randomUUID(),
    givenUpBecause: because[index % 3],
  }));
  await db.outboxMail.createMany({ data: rows });
  const { id } = await receipt();
  await giveUpFailed(id);
  const waiting = (await listUnsentMails(1000)).length;
  expect(waiting).toBeGreaterThan(400);
  expect(await sendAllMailsAgain(COACH)).toBe(waiting);
  expect(await listUnsentMails()).toEqual([]);
  const outdated = rows.filter(({ givenUpBecause }) => givenUpBecause === "outdated");
  for (const { id: mailId } of outdated) expect(await jobsOf(`send-mail:${mailId}`)).toEqual([]);
  for (const mailId of [id, rows[0]?.id, rows[1]?.id]) {
    expect(await jobsOf(`send-mail:${mailId}`)).toHaveLength(1);
  }
});
