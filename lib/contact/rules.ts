import { paths } from "@/lib/paths/public";

/** Mail programs cut off a link's address somewhere past two thousand characters. */
const MAX_QUOTE = 900;

/** The privacy policy names it too. */
const MESSAGES_KEPT_YEARS = 2;

export function messagesKeptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(now.getUTCFullYear() - MESSAGES_KEPT_YEARS);
  return since;
}

type Message = { name: string; email: string; subject: string; message: string; createdAt: Date };

export function replyLink({ name, email, subject, message }: Message, when: string): string {
  const shortened = message.length > MAX_QUOTE ? `${message.slice(0, MAX_QUOTE)} …` : message;
  const quote = shortened.split(/\r?\n/).map((line) => `> ${line}`);
  const body = ["", "", `On ${when}, ${name} wrote:`, ...quote].join("\r\n");
  const re = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const query = [
    `subject=${encodeURIComponent(re)}`,
    `body=${encodeURIComponent(body.toWellFormed())}`,
  ];
  return `${paths.mail(email)}?${query.join("&")}`;
}
