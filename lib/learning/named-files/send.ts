import { standingOf } from "@/lib/auth/coach";
import { currentUser, readSessionToken } from "@/lib/auth/next-auth";
import { notFoundRefusal, signedOutRefusal } from "@/lib/errors";
import { findPublicity, isLearnersFile, rememberPublic } from "./queries";

type Keeping = "all caches" | "the browser" | "no cache";

/** Takes the 32 digits in the address of a picture or file. Throws Refusal 401 or 404. */
export async function sendNamedFile(
  hash: string,
  send: (keptBy: Keeping) => Promise<Response>,
): Promise<Response> {
  const publicity = await findPublicity(hash);
  if (publicity === "public") {
    // The coach's editor shows a picture before a lesson names it, so no shared cache may keep it yet.
    const answer = await send((await readSessionToken()) ? "the browser" : "all caches");
    rememberPublic(hash);
    return answer;
  }
  if (publicity === "in lessons") await requireReader(hash);
  return send("no cache");
}

async function requireReader(hash: string): Promise<void> {
  const user = await currentUser();
  if (!user) throw signedOutRefusal();
  if (await isLearnersFile(hash, user.id)) return;
  if ((await standingOf(user)).is !== "coach") throw notFoundRefusal("This file");
}
