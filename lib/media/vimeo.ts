import { z } from "zod";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { VIMEO, vimeoPage } from "./rules";

const TIMEOUT_MS = 10_000;

const embed = z.looseObject({ domain_status_code: z.number().default(200) });

/**
 * Whether the film may be embedded on this site's domain. For this, the oEmbed API needs a Referer
 * (developer.vimeo.com/api/oembed/videos).
 */
export async function askVimeo(embedUrl: string): Promise<"plays" | "refused" | "away"> {
  const question = new URL("/api/oembed.json", env.VIMEO_URL ?? VIMEO);
  question.searchParams.set("url", vimeoPage(embedUrl));
  try {
    const answer = await fetch(question, {
      headers: { Referer: new URL("/", env.NEXTAUTH_URL).href },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if ([401, 403, 404].includes(answer.status)) return "refused";
    if (!answer.ok) throw new Error(`Vimeo answered ${answer.status}.`);
    const { domain_status_code: status } = embed.parse(await answer.json());
    return status === 200 ? "plays" : "refused";
  } catch (error) {
    logger.warn({ err: error }, "Vimeo did not answer");
    return "away";
  }
}
