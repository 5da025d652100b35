import { type ErrorResponse, Resend } from "resend";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { sha256 } from "@/lib/secrets";
import { maskEmail } from "@/lib/text/mask-email";
import { type MailEvent, mailEvent } from "./schema";

export type OutgoingMail = {
  to: string[];
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
};

/** The result of an attempt that the provider answered. */
export type Attempt =
  /** `providerId` is null if the provider had accepted the mail before and its answer was lost. */
  | { outcome: "sent"; providerId: string | null }
  /** Another attempt would be refused too. The words are for the coach, never for the log. */
  | { outcome: "refused"; reason: string; words: string }
  /** The fault is in our account, so the provider refuses every mail until it is fixed. */
  | { outcome: "blocked"; reason: string; words: string }
  | { outcome: "later"; seconds: number };

/** The worker also processes payments, so a provider that hangs must not hold it up. */
const TIMEOUT_MS = 10_000;

/** Longer than any sentence of the provider's. */
const LONGEST_QUOTE = 500;

const resend = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_BASE_URL });

/**
 * The same id and reader make one mail, even if the answer to the first attempt was lost: the provider remembers a
 * key for 24 hours. A corrected address makes a new mail.
 *
 * @throws Error if another attempt may succeed
 */
export async function sendMail(mail: OutgoingMail, id: string): Promise<Attempt> {
  const idempotencyKey = `${id}:${sha256(mail.to.join())}`;
  const { data, error, headers } = await resend.emails.send(
    {
      from: env.MAIL_FROM,
      ...mail,
      subject: oneLine(mail.subject),
      // The provider's later reports carry this tag. Its own id for the mail may have been lost with the answer.
      tags: [{ name: "mail", value: id }],
    },
    { idempotencyKey, signal: AbortSignal.timeout(TIMEOUT_MS) },
  );
  return error ? judge(error, headers) : { outcome: "sent", providerId: data.id };
}

export type MailDomain = {
  name: string;
  status: string;
  records: { record: string; type: string; name: string; status: string }[];
};

/** "refused" if the key may only send mails. */
export async function listDomains(): Promise<MailDomain[] | "refused" | "away"> {
  try {
    const { data, error } = await resend.domains.list();
    if (error && isOfTheAccount(error)) return "refused";
    if (error) throw toError(error);
    return await Promise.all(data.data.map(({ id }) => readDomain(id)));
  } catch (error) {
    logger.warn({ err: error }, "the mail provider did not answer");
    return "away";
  }
}

async function readDomain(id: string): Promise<MailDomain> {
  const { data, error } = await resend.domains.get(id);
  if (error) throw toError(error);
  return data;
}

/** Without the error as cause: the log would include its sentence, and the addresses in it. */
function toError({ name }: ErrorResponse): Error {
  return new Error(`The mail provider refused: ${name}`);
}

/** @throws Refusal 400 unless the provider signed it within the last five minutes and it is an event */
export function verifyMailEvent(payload: string, headers: Headers): MailEvent {
  const webhookSecret = env.RESEND_WEBHOOK_SECRET;
  if (!webhookSecret) throw new Refusal(503, "No webhook secret is configured.");
  const header = (name: string) => headers.get(`svix-${name}`) ?? "";
  const signed = {
    id: header("id"),
    timestamp: header("timestamp"),
    signature: header("signature"),
  };
  const event = mailEvent.safeParse(verify({ payload, headers: signed, webhookSecret }));
  if (!event.success) throw new Refusal(400, "This is not an event.", {}, { cause: event.error });
  return event.data;
}

function verify(signed: Parameters<typeof resend.webhooks.verify>[0]): unknown {
  try {
    return resend.webhooks.verify(signed);
  } catch (cause) {
    throw new Refusal(400, "The mail provider did not sign this.", {}, { cause });
  }
}

function judge(error: ErrorResponse, headers: Record<string, string> | null): Attempt {
  // The text has changed since the first attempt, through a new template for example. It is still the same mail.
  if (error.name === "invalid_idempotent_request") return { outcome: "sent", providerId: null };
  const refusal = { reason: error.name, words: quote(error.message) };
  if (isOfTheAccount(error)) return { outcome: "blocked", ...refusal };
  if (error.statusCode === 400 || error.statusCode === 422)
    return { outcome: "refused", ...refusal };
  const seconds = Number(headers?.["retry-after"]);
  if (error.statusCode === 429 && seconds > 0) return { outcome: "later", seconds };
  throw toError(error);
}

/** https://resend.com/docs/api-reference/errors: a validation_error with status 403 means an unverified domain. */
function isOfTheAccount({ statusCode, name }: ErrorResponse): boolean {
  const names: string[] = [
    "invalid_from_address",
    "daily_quota_exceeded",
    "monthly_quota_exceeded",
  ];
  return statusCode === 401 || statusCode === 403 || names.includes(name);
}

/** The provider's own sentence, for storing: addresses are masked and our key is removed. */
function quote(message: string): string {
  return oneLine(message)
    .replaceAll(env.RESEND_API_KEY, "…")
    .replaceAll(/[^\s<>()"'`,;:]+@/g, maskEmail)
    .slice(0, LONGEST_QUOTE);
}

/** A line break in a header would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
}
