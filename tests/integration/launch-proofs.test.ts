import { expect, it } from "vitest";
import type { Coach } from "@/lib/auth/coach";
import { OWNERS_RIGHTS } from "@/lib/auth/rules";
import { listAlerts } from "@/lib/back-office/alerts/queries";
import { proveLine } from "@/lib/back-office/launch/commands";
import { lines } from "@/lib/back-office/launch/list";
import { readLaunch } from "@/lib/back-office/launch/queries";
import { MY_DATA } from "@/lib/contact/rules";
import { db } from "@/lib/db";
import { sendQueuedMail } from "@/lib/mail/send";
import { setDoors } from "@/lib/site/doors/commands";
import { areDoorsOpen } from "@/lib/site/doors/queries";
import {
  auditedActions,
  bounce,
  COACH,
  findCoach,
  reportEvent,
  soldOrder,
} from "../support/builders";

async function coach(): Promise<Coach> {
  const { id, email } = await findCoach();
  return { id, email, sessionId: "", provenAt: new Date(), ...OWNERS_RIGHTS };
}

const prove = async (name: string) => proveLine(await coach(), name);
const line = async (name: string) => (await readLaunch()).find((each) => each.name === name);

it("each line has its own name, and the launch list shows all lines", async () => {
  const names = lines.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect((await readLaunch()).map(({ name }) => name)).toEqual(names);
});

async function sendLetter(): Promise<string> {
  expect(await prove("mail-letter")).toMatchObject({ is: "waits" });
  const letter = await db.outboxMail.findFirstOrThrow({
    where: { kind: "test-letter" },
    orderBy: { createdAt: "desc" },
  });
  expect(await sendQueuedMail(letter.id)).toBe("sent");
  return letter.id;
}

it("a letter to the coach is proven once its delivery is reported, and not before", async () => {
  const id = await sendLetter();
  expect(await line("mail-letter")).toMatchObject({ isDone: false });
  await bounce(id, "email.bounced");
  expect(await line("mail-letter")).toMatchObject({
    isDone: false,
    tried: expect.stringContaining("It did not arrive: the other side did not take it."),
  });
  await bounce(await sendLetter(), "email.delivered");
  expect(await line("mail-letter")).toMatchObject({ isDone: true });
});

it("a purchase is proven once its receipt was sent, and the proof says so until then", async () => {
  const { paymentIntentId } = await soldOrder({ email: COACH });
  await reportEvent(paymentIntentId, "payment_intent.succeeded");
  expect((await prove("test-purchase")).words).toMatch(
    /Did not come: the receipt\. The mail provider/,
  );
  const { id } = await db.outboxMail.findFirstOrThrow({
    where: { to: COACH, kind: "purchase-confirmation", sentAt: null },
    orderBy: { createdAt: "desc" },
  });
  await sendQueuedMail(id);
  expect(await prove("test-purchase")).toMatchObject({
    is: "proven",
    words: expect.stringMatching(/access to the course, the receipt\.$/),
  });
  expect(await line("test-purchase")).toMatchObject({ isDone: true });
});

it("the backup's line follows what the server recorded", async () => {
  expect(await line("backup")).toMatchObject({ gaps: [expect.stringContaining("none yet")] });
  await db.proof.create({ data: { name: "backup", provenAt: new Date() } });
  expect(await line("backup")).toMatchObject({ isDone: true });
});

it("a line without a proof is refused, and each proof is in the audit log", async () => {
  await expect(prove("captions")).rejects.toMatchObject({ status: 404 });
  expect(await auditedActions("launch:mail-letter")).toContain("launch.prove");
});

it.each([
  MY_DATA,
  "Re: my data, please",
  "Deletion of PERSONAL DATA",
  "Subject access request (GDPR)",
])(
  "the request “%s” is listed on Today with its due date until it is answered",
  async (subject) => {
    const message = { name: "Ann", email: "ann@example.test", message: "A copy, please." };
    const createdAt = new Date("2026-11-25T12:00:00Z");
    const { id } = await db.contactMessage.create({
      data: { ...message, subject, createdAt },
    });
    const words = "answer by 25 December 2026";
    const listed = async () => (await listAlerts()).filter(({ what }) => what.includes(words));
    expect(await listed()).toHaveLength(1);
    await db.contactMessage.update({ where: { id }, data: { state: "answered" } });
    expect(await listed()).toEqual([]);
  },
);

it("a demo is open until its coach closes the doors, and both steps are in the audit log", async () => {
  expect(await areDoorsOpen()).toBe(true);
  await setDoors(COACH, false);
  expect(await areDoorsOpen()).toBe(false);
  await setDoors(COACH, true);
  expect(await areDoorsOpen()).toBe(true);
  expect(await auditedActions("settings:doors")).toEqual(["doors.close", "doors.open"]);
});
