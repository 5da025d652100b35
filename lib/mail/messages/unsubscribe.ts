import { absoluteUrl } from "@/lib/paths/absolute-url";
import { mailedToken } from "@/lib/paths/mailed-link";
import { newsletterPaths } from "@/lib/paths/newsletter";

/** How people unsubscribe, and how mail programs do (RFC 8058). */
export function unsubscribeLinks(subscriberId: string) {
  const token = mailedToken("newsletter-unsubscribe", subscriberId);
  return {
    unsubscribeUrl: absoluteUrl(newsletterPaths.unsubscribe(token)),
    headers: {
      "List-Unsubscribe": `<${absoluteUrl(newsletterPaths.unsubscribeCall(token))}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

export const sampleUnsubscribe: ReturnType<typeof unsubscribeLinks> = unsubscribeLinks("sample");
