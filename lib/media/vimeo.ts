import { z } from "zod";
import { env } from "@/lib/env";
import { VIMEO } from "./rules";

const TIMEOUT_MS = 10_000;

const embed = z.looseObject({ domain_status_code: z.number().default(200) });

/**
 * Whether the film may be embedded on this site's domain. For this, the oEmbed API needs a Referer
 * (developer.vimeo.com/api/oembed/videos).
 */
export async function askVimeo(embedUrl: string): Promise<"plays" | "refused" | "away"> {
  const { pathname, searchParams } = new URL(embedUrl);
  const key = searchParams.get("h");
  const film = `${VIMEO}${pathname.replace("/video", "")}${key ? `/${key}` : ""}`;
  const question = new URL("/api/oembed.json", env.VIMEO_URL ?? VIMEO);
  question.searchParams.set("url", film);
  try {
    const answer = await fetch(question, {
      headers: { Referer: new URL("/", env.NEXTAUTH_URL).href },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if ([401, 403, 404].includes(answer.status)) return "refused";
    const { data } = embed.safeParse(answer.ok ? await answer.json() : null);
    if (!data) return "away";
    return data.domain_status_code === 200 ? "plays" : "refused";
  } catch {
    return "away";
  }
}
