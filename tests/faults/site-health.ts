import { eventually } from "../support/eventually";
import { siteUrl } from "../support/world";

async function isWell(): Promise<boolean> {
  return (await statusOf("/api/health").catch(() => 0)) === 200;
}

export const untilWell = () => eventually("well site", isWell);

/** Waits for the site to say so itself: a site that does not answer has not noticed. */
export const untilUnwell = () =>
  eventually("unwell site", async () => (await statusOf("/api/health")) === 503);

export async function statusOf(path: string): Promise<number> {
  return (await fetch(new URL(path, siteUrl), { redirect: "manual" })).status;
}

/** The whole body of an answer, whatever its status. */
export async function readWords(path: string): Promise<string> {
  const answer = await fetch(new URL(path, siteUrl), { redirect: "manual" });
  return answer.text();
}
