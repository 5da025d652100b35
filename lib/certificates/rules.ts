import { findUndrawable, plainLine } from "@/lib/text/printable";

/** Groups of four in a certificate's number: sixty bits, as "7K3M-9QXT-V2BD". */
export const NUMBER_GROUPS = 3;

/** Keyboards have several signs for an apostrophe. */
export function cleanName(typed: string): string {
  return plainLine(typed).replaceAll(/[´`′ʻʼ]/g, "'");
}

export function whyNotOnCertificate(name: string): string | undefined {
  const code = /[<>]/.exec(name)?.[0];
  if (code) return `Please leave out “${code}”; a name has no such sign`;
  const sign = findUndrawable(name);
  if (!sign) return undefined;
  return `Please write your name in Latin letters, without “${sign}”; the certificate’s typeface has no such sign`;
}
