import type { Message } from "@/sandbox/mailbox/message";

/** The link in the mail whose address contains the path. */
export function linkIn({ subject, html }: Message, path: string): string {
  const link = new RegExp(`href="([^"]*${path}[^"]*)"`).exec(html ?? "")?.[1];
  if (!link) throw new Error(`The mail “${subject}” has no link to ${path}.`);
  return link.replaceAll("&amp;", "&");
}

export function codeIn({ subject, text }: Message): string {
  const code = /^\d{6}$/m.exec(text ?? "")?.[0];
  if (!code) throw new Error(`The mail “${subject}” has no code.`);
  return code;
}
