import { standingOf } from "@/lib/auth/coach";
import { currentUser } from "@/lib/auth/next-auth";
import { notFoundRefusal, signedOutRefusal } from "@/lib/errors";
import { findPublicity, isLearnersFile, rememberPublic } from "./queries";

/** Takes the 32 digits in the address of a picture or file. Throws Refusal 401 or 404. */
export async function sendNamedFile(
  hash: string,
  send: (isPublic: boolean) => Promise<Response>,
): Promise<Response> {
  const publicity = await findPublicity(hash);
  if (publicity === "public") {
    const answer = await send(true);
    rememberPublic(hash);
    return answer;
  }
  if (publicity === "in lessons") await requireReader(hash);
  return send(false);
}

async function requireReader(hash: string): Promise<void> {
  const user = await currentUser();
  if (!user) throw signedOutRefusal();
  if (await isLearnersFile(hash, user.id)) return;
  if ((await standingOf(user)).is !== "coach") throw notFoundRefusal("This file");
}
