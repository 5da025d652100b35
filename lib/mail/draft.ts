import type { ReactElement } from "react";
import { absoluteUrl } from "@/lib/absolute-url";
import { mailedToken } from "@/lib/mailed-link";
import { paths } from "@/lib/paths";
import type { OutgoingMail } from "./resend";

export type Draft = Pick<OutgoingMail, "subject" | "replyTo" | "headers"> & { body: ReactElement };

export function linkUrl(tokenId: string): string {
  return absoluteUrl(paths.signInLink(mailedToken("sign-in-link", tokenId)));
}
