import type { ReactElement } from "react";
import { linkSecret } from "@/lib/auth/rules";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import type { OutgoingMail } from "./resend";

export type Draft = Pick<OutgoingMail, "subject" | "replyTo" | "headers"> & { body: ReactElement };

export function linkUrl(tokenId: string): string {
  return absolute(paths.signInLink(`${tokenId}.${linkSecret(tokenId)}`));
}

/** Links in mails come from the configuration, never from a request's Host header. */
export function absolute(path: string): string {
  return new URL(path, env.NEXTAUTH_URL).href;
}
