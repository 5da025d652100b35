import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { newMediaFile, removeMedia, saveMedia, sendMedia } from "./files";

/** The result of a trial, in words for the coach. */
type Trial = { works: boolean; words: string };

const works = (words: string): Trial => ({ works: true, words });
const fails = (words: string): Trial => ({ works: false, words });

const CONTENT = "0123456789";
const RANGE = "bytes=2-5";
const PART = "2345";

/** Stores a file, requests a range of it and removes it. A bucket answers with a redirect to a signed address. */
export async function tryStore(): Promise<Trial> {
  const file = newMediaFile("proof.mp4");
  try {
    await saveMedia(file, new Blob([CONTENT]).stream());
    const request = new Request(env.NEXTAUTH_URL, { headers: { Range: RANGE } });
    const answer = await sendMedia(file, request);
    const location = answer.headers.get("location");
    return judgePart(location ? await fetch(location, { headers: { Range: RANGE } }) : answer);
  } catch (error) {
    return fails(`The store cannot save or return a file. ${findCause(error)}`);
  } finally {
    await removeMedia(file).catch(() => {});
  }
}

const DISK: Record<string, string> = {
  ENOSPC: "The disk is full: get a larger one, or a bucket for the films.",
  EDQUOT: "The disk’s share for the films is full: get a larger one, or a bucket.",
  EROFS:
    "The disk takes nothing any more, which often means that it is broken: ask the person who looks after the server.",
  EACCES: "The site may not write there: on the server, run sudo /opt/coach/deploy/online.",
};

export function findCause(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const words = error instanceof Refusal ? `${error.message} ` : "";
  return DISK[code] ?? `${words}Its address, its key or its disk is the likeliest cause.`;
}

export async function judgePart(answer: Response): Promise<Trial> {
  const text = await answer.text();
  if (answer.status === 206 && text === PART)
    return works("The store saves files and returns them, whole and in parts.");
  if (answer.status === 200) {
    return fails(
      "The store returns whole files only, so films don’t play on phones: use another store.",
    );
  }
  return fails(`The store answers a part of a file with ${answer.status}: its key may not read.`);
}
