import { Resend } from "resend";
import { env } from "@/lib/env";

export type OutgoingMail = {
  to: string[];
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

const resend = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_BASE_URL });

/**
 * Returns the provider's id. The same idempotency key is one mail, also when the answer to the
 * first attempt was lost (the provider remembers a key for 24 hours).
 */
export async function sendMail(mail: OutgoingMail, idempotencyKey: string): Promise<string> {
  const { data, error } = await resend.emails.send(
    { from: env.MAIL_FROM, ...mail, subject: oneLine(mail.subject) },
    { idempotencyKey },
  );
  if (error) throw new Error(`The mail provider refused: ${error.name}`, { cause: error });
  return data.id;
}

/** A line end in a header would begin another header. */
function oneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
}
