import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { saveContactMessage } from "@/lib/contact/commands";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { deliver } from "../support/outbox";
import { newAddress } from "../support/samples";

const coach = env.COACH_EMAILS.join(",");

function sampleMessage() {
  return {
    name: "Róisín Magee",
    email: newAddress(),
    subject: `A talk ${randomUUID()}`,
    message: "Good morning,\r\n\r\nwould you come & speak to us?\r\n<b>Kindly</b>",
  };
}

it("a message is stored and reaches the coach, whose reply goes to the sender", async () => {
  const message = sampleMessage();
  await saveContactMessage(message);
  expect(await db.contactMessage.findFirst({ where: { email: message.email } })).toMatchObject(
    message,
  );
  const mail = await deliver("contact-message", coach);
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
