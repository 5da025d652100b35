import type { z } from "zod";
import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { notFoundRefusal } from "@/lib/errors";
import { queueMail } from "@/lib/mail/commands";
import type { ContactInput, messageChange } from "./schema";

/** Stored first: the message is safe whatever becomes of the mail that reports it. */
export async function saveContactMessage(input: Omit<ContactInput, "website">): Promise<void> {
  const { name, email, subject, message } = input;
  await db.$transaction(async (tx) => {
    const { id } = await tx.contactMessage.create({ data: { name, email, subject, message } });
    await queueMail(tx, {
      kind: "contact-message",
      key: `contact-message:${id}`,
      to: env.COACH_EMAILS.join(","),
      props: { messageId: id },
    });
  });
}

/** @throws Refusal 404 */
export async function setMessageState(
  actor: string,
  { id, state }: z.output<typeof messageChange>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await tx.contactMessage.findUnique({ where: { id }, select: { state: true } });
    if (!before) throw notFoundRefusal("This message");
    await tx.contactMessage.update({
      where: { id },
      data: { state, ...(state === "answered" && { repliedAt: new Date() }) },
    });
    const subject = `message:${id}`;
    await recordAudit(tx, { actor, action: "message.state", subject, before, after: { state } });
  });
}

/** @throws Refusal 404 */
export async function eraseMessage(actor: string, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.contactMessage.deleteMany({ where: { id } });
    if (count === 0) throw notFoundRefusal("This message");
    await tx.outboxMail.deleteMany({ where: { key: `contact-message:${id}` } });
    await recordAudit(tx, { actor, action: "message.erase", subject: `message:${id}` });
  });
}
