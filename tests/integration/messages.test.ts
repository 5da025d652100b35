import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  eraseMessage,
  forgetOldMessages,
  saveContactMessage,
  setMessageState,
} from "@/lib/contact/commands";
import { findMessage, listMessages, searchMessages } from "@/lib/contact/queries";
import { messageQuery } from "@/lib/contact/schema";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { COACH, daysAgo, expectRefused, readAudit } from "../support/builders";
import { deliver } from "../support/outbox";
import { newAddress } from "../support/samples";

async function newMessage(message = "May I ask something?") {
  const email = newAddress();
  await saveContactMessage({ name: "Zoë O’Hara", email, subject: "A question", message });
  const { id } = await db.contactMessage.findFirstOrThrow({ where: { email } });
  return { id, email };
}

async function idsIn(state: string): Promise<string[]> {
  const { page: messages } = await listMessages(messageQuery.parse({ state }));
  return messages.map(({ id }) => id);
}

it("a message is new until it is answered or archived, and each step is in the audit log", async () => {
  const { id } = await newMessage();
  expect(await idsIn("new")).toContain(id);
  await setMessageState(COACH, { id, state: "answered" });
  expect(await idsIn("new")).not.toContain(id);
  expect(await findMessage(id)).toMatchObject({ state: "answered", repliedAt: expect.any(Date) });
  await setMessageState(COACH, { id, state: "archived" });
  expect(await idsIn("archived")).toContain(id);
  expect(await readAudit(`message:${id}`)).toMatchObject([
    { before: { state: "new" }, after: { state: "answered" } },
    { before: { state: "answered" }, after: { state: "archived" } },
  ]);
});

it("a message is found by a word, a name or the beginning of the address", async () => {
  const { id, email } = await newMessage("My daughter’s feis in Ballymena is near.");
  for (const q of ["ballymena", "Zoë ballymena", email.slice(0, 20), email.toUpperCase()]) {
    const { page: messages } = await searchMessages(messageQuery.parse({ q }));
    expect(messages.map((message) => message.id)).toContain(id);
  }
  for (const q of ["' OR 1=1 --", "%", "ballymena -feis", '"unclosed', "&|!():*"]) {
    const { page: messages } = await searchMessages(messageQuery.parse({ q }));
    expect(messages.map((message) => message.id)).not.toContain(id);
  }
});

it("consecutive pages of messages have no gap and no duplicate", async () => {
  for (let n = 0; n < 30; n++) await newMessage();
  const seen: string[] = [];
  let before: string | undefined;
  do {
    const { page: messages, next } = await listMessages(
      messageQuery.parse({ state: "all", before }),
    );
    seen.push(...messages.map(({ id }) => id));
    before = next ?? undefined;
  } while (before);
  expect(seen).toHaveLength(await db.contactMessage.count());
  expect(new Set(seen).size).toBe(seen.length);
});

it("an erased message is deleted, together with the queued mail that reports it", async () => {
  const { id, email } = await newMessage();
  await eraseMessage(COACH, id);
  expect(await findMessage(id)).toBeNull();
  expect(await db.outboxMail.count({ where: { key: `contact-message:${id}` } })).toBe(0);
  const entries = (await readAudit(`message:${id}`)).map((entry) => ({ ...entry, id: null }));
  expect(entries).toHaveLength(1);
  expect(JSON.stringify(entries)).not.toContain(email);
  await expectRefused(eraseMessage(COACH, id), 404);
});

it("a message is deleted two years after the last reply or its arrival, together with its mail", async () => {
  const [twoYears, less] = [daysAgo(732), daysAgo(729)];
  const dates = {
    "answered long ago": { createdAt: daysAgo(800), repliedAt: twoYears },
    "never answered, long ago": { createdAt: twoYears, repliedAt: null },
    "answered since": { createdAt: daysAgo(800), repliedAt: less },
    "never answered, younger": { createdAt: less, repliedAt: null },
  };
  const ids = new Map<string, string>();
  for (const [name, data] of Object.entries(dates)) {
    const { id } = await newMessage();
    await db.contactMessage.update({ where: { id }, data });
    ids.set(name, id);
  }
  await forgetOldMessages();
  const left = [];
  for (const [name, id] of ids) {
    const mails = await db.outboxMail.count({ where: { key: `contact-message:${id}` } });
    const isThere = (await findMessage(id)) !== null;
    expect(mails, name).toBe(isThere ? 1 : 0);
    if (isThere) left.push(name);
  }
  expect(left).toEqual(["answered since", "never answered, younger"]);
});

function sampleMessage() {
  return {
    name: "Róisín Magee",
    email: newAddress(),
    subject: `A talk ${randomUUID()}`,
    message: "Good morning,\r\n\r\nwould you come & speak to us?\r\n<b>Kindly</b>",
  };
}

it("a message is stored and mailed to the coach, whose reply goes to the sender", async () => {
  const message = sampleMessage();
  await saveContactMessage(message);
  expect(await db.contactMessage.findFirst({ where: { email: message.email } })).toMatchObject(
    message,
  );
  const mail = await deliver("contact-message", env.COACH_EMAILS.join(","));
  expect(mail).toMatchObject({
    to: env.COACH_EMAILS,
    replyTo: [message.email],
    subject: `Message from Róisín Magee: ${message.subject}`,
  });
  expect(mail.text).toContain(`\n${message.subject}\n`);
  expect(mail.text).toContain("Good morning,\n\nwould you come & speak to us?\n<b>Kindly</b>\n");
  expect(mail.html).toContain("&lt;b&gt;Kindly&lt;/b&gt;");
});

it("a message is not stored without the mail that reports it", async () => {
  const stored = await db.contactMessage.count();
  await db.$executeRaw`ALTER TABLE "OutboxMail" RENAME TO "OutboxMailAway"`;
  try {
    await expect(saveContactMessage(sampleMessage())).rejects.toThrow();
  } finally {
    await db.$executeRaw`ALTER TABLE "OutboxMailAway" RENAME TO "OutboxMail"`;
  }
  expect(await db.contactMessage.count()).toBe(stored);
});
