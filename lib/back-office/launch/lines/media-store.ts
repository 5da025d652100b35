import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { newMediaFile, removeMedia, saveMedia, sendMedia } from "@/lib/media/files";
import { failed, type Line, type Outcome, proven } from "../line";

export const mediaStore: Line = {
  name: "media-store",
  title: "Films are kept and played",
  why: "A phone asks for a film in parts. A store that cannot give a part shows a black picture.",
  proof: { button: "Try the store", prove: tryStore },
};

const CONTENT = "0123456789";
const RANGE = "bytes=2-5";
const PART = "2345";

/** Stores a file, asks for its middle, and removes it. A bucket redirects to a signed address. */
async function tryStore(): Promise<Outcome> {
  const file = newMediaFile("proof.mp4");
  try {
    await saveMedia(file, new Blob([CONTENT]).stream());
    const request = new Request(env.NEXTAUTH_URL, { headers: { Range: RANGE } });
    const answer = await sendMedia(file, request);
    const location = answer.headers.get("location");
    return judgePart(location ? await fetch(location, { headers: { Range: RANGE } }) : answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failed(
      `The store does not take or give a file: ${error.message} Its address, its key or its disk is the likeliest cause.`,
    );
  } finally {
    await removeMedia(file).catch(() => {});
  }
}

export async function judgePart(answer: Response): Promise<Outcome> {
  const text = await answer.text();
  if (answer.status === 206 && text === PART)
    return proven("The store takes, gives, and gives parts.");
  if (answer.status === 200) {
    return failed(
      "The store gives whole files only, so films don’t play on phones: take another store.",
    );
  }
  return failed(`The store answers a part of a file with ${answer.status}: its key may not read.`);
}
