import { z } from "zod";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sendQueuedMail } from "@/lib/mail/send";
import { type Message, messageSchema } from "@/sandbox/mailbox/message";

/** Sends the newest mail of a kind to an address, as the job would, and reads it in the mailbox. */
export async function deliver(kind: string, to: string): Promise<Message> {
  const { id } = await db.outboxMail.findFirstOrThrow({
    where: { kind, to },
    orderBy: { createdAt: "desc" },
  });
  await sendQueuedMail(id);
  // Other tests in the same run send mails to the coach too.
  const mail = (await received(to)).find(({ tags }) => tags.mail === id);
  if (!mail) throw new Error(`No mail of kind ${kind} arrived.`);
  return mail;
}

export function countQueued(kind: string, to: string): Promise<number> {
  return db.outboxMail.count({ where: { kind, to } });
}

export async function received(to: string): Promise<Message[]> {
  const search = new URLSearchParams({ to });
  const response = await fetch(new URL(`/messages?${search}`, env.RESEND_BASE_URL));
  return z.array(messageSchema).parse(await response.json());
}
