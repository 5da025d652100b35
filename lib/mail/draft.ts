import type { ReactElement } from "react";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { accountPaths } from "@/lib/paths/account";
import { mailedToken } from "@/lib/paths/mailed-link";
import type { OutgoingMail } from "./resend";

export type Draft = Pick<OutgoingMail, "subject" | "replyTo" | "headers"> & { body: ReactElement };

export function linkUrl(tokenId: string): string {
  return absoluteUrl(accountPaths.signInLink(mailedToken("sign-in-link", tokenId)));
}
