import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { queueMail } from "@/lib/mail/commands";
import type { ContactInput } from "./schema";

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
