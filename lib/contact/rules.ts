import { paths } from "@/lib/paths/public";
import { cutText } from "@/lib/text/cut";
import { DAY_MS } from "@/lib/text/durations";

/** Mail programs cut a link off after about two thousand characters. */
const MAX_QUOTE = 900;

/** The privacy policy promises this period. */
const MESSAGES_KEPT_YEARS = 2;

export function messagesKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - MESSAGES_KEPT_YEARS);
  return since;
}

type Message = { name: string; email: string; subject: string; message: string; createdAt: Date };

export function replyLink({ name, email, subject, message }: Message, when: string): string {
  const shortened = message.length > MAX_QUOTE ? `${cutText(message, MAX_QUOTE)} …` : message;
  const quote = shortened.split(/\r?\n/).map((line) => `> ${line}`);
  const body = ["", "", `On ${when}, ${name} wrote:`, ...quote].join("\r\n");
  const re = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const query = [
    `subject=${encodeURIComponent(re)}`,
    `body=${encodeURIComponent(body.toWellFormed())}`,
  ];
  return `${paths.mail(email)}?${query.join("&")}`;
}

/** The subject that a link to the contact form fills in, for a request with a legal deadline. */
export const MY_DATA = "My data";

/** Words in a subject, in any case, that mark a request for personal data: the law requires no form. */
export const DATA_WORDS = [MY_DATA, "personal data", "subject access", "data protection", "GDPR"];

const DAYS_TO_ANSWER = 30;

/** A month, taken as 30 days: UK GDPR, article 12(3), and for complaints the Data (Use and Access) Act 2025. */
export function answerBy(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + DAYS_TO_ANSWER * DAY_MS);
}

/**
 * Browsers accept an address without a dot in its domain and with dots side by side. The mail provider would refuse
 * the whole mail for such a reply address.
 */
export function mayGetReply(email: string): boolean {
  return /^[^.@]+(?:\.[^.@]+)*@[^.@]+(?:\.[^.@]+)+$/.test(email);
}
