import { siteUrl } from "../support/world";

export async function isWell(): Promise<boolean> {
  const answer = await fetch(new URL("/api/health", siteUrl)).catch(() => undefined);
  return answer?.status === 200;
}

export async function statusOf(path: string): Promise<number> {
  return (await fetch(new URL(path, siteUrl), { redirect: "manual" })).status;
}

/** The whole body that a path answers, whatever its status. */
export async function readWords(path: string): Promise<string> {
  const answer = await fetch(new URL(path, siteUrl), { redirect: "manual" });
  return answer.text();
}
