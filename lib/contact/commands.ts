import type { z } from "zod";
import { recordAudit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { untilNoneIsLeft } from "@/lib/lists/batches";
import { COACH_INBOX, mailKey, queueMail } from "@/lib/outbox/commands";
import { messagesKeptSince } from "./rules";
import type { ContactInput, messageChange } from "./schema";

/**
 * Stores the message, so that it survives if its mail fails. An archived one, which fell into the trap, is not mailed.
 */
export async function saveContactMessage(
  { name, email, subject, message }: Omit<ContactInput, "website">,
  state: "new" | "archived" = "new",
): Promise<void> {
  await db.$transaction(async (tx) => {
    const data = { name, email, subject, message, state };
    const { id } = await tx.contactMessage.create({ data });
    if (state === "archived") return;
    const props = { messageId: id };
    await queueMail(tx, "contact-message", { fact: id, to: COACH_INBOX, props });
  });
}

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

export async function eraseMessage(actor: string, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    if ((await deleteMessages(tx, { id })) === 0) throw notFoundRefusal("This message");
    await recordAudit(tx, { actor, action: "message.erase", subject: `message:${id}` });
  });
}

/** Job: the privacy policy promises deletion two years after the last reply. */
export async function forgetOldMessages(): Promise<string> {
  const before = messagesKeptSince(new Date());
  const where = {
    OR: [{ repliedAt: { lt: before } }, { repliedAt: null, createdAt: { lt: before } }],
  };
  const count = await untilNoneIsLeft((most) =>
    db.$transaction((tx) => deleteMessages(tx, where, most)),
  );
  return `${count} old messages forgotten`;
}

/** Also deletes their mails. The job of a deleted mail finds nothing to send. */
export async function deleteMessages(
  tx: Transaction,
  where: Prisma.ContactMessageWhereInput,
  most?: number,
): Promise<number> {
  const messages = await tx.contactMessage.findMany({
    where,
    orderBy: { id: "asc" },
    take: most,
    select: { id: true },
  });
  const ids = messages.map(({ id }) => id);
  await tx.outboxMail.deleteMany({
    where: { key: { in: ids.map((id) => mailKey("contact-message", id)) } },
  });
  const { count } = await tx.contactMessage.deleteMany({ where: { id: { in: ids } } });
  return count;
}
