import { z } from "zod";
import { standingOf } from "@/lib/auth/coach";
import { currentUser, readSessionToken } from "@/lib/auth/next-auth";
import { notFoundRefusal, signedOutRefusal } from "@/lib/errors";
import { readRoute } from "@/lib/http/route-handler";
import { isLearnersPicture, isPublicPicture } from "@/lib/learning/pictures/queries";
import { sendPicture } from "@/lib/media/pictures/read";

const HASH_LENGTH = 32;
const params = z.object({
  name: z.string().regex(/^[0-9a-f]{32}(-\d{1,5}x\d{1,5})?(-(480|960)|-social)?\.(webp|jpg)$/),
});

/** Pictures that the coach uploaded. The content behind a name never changes. */
export const GET = readRoute(params, async ({ name }, request) => {
  const hash = name.slice(0, HASH_LENGTH);
  const file = `pictures/${name}`;
  if (await isPublicPicture(hash)) {
    // The coach's editor shows a picture before a lesson names it, and no shared cache must have it by then.
    return sendPicture(file, request, (await readSessionToken()) ? "the browser" : "all caches");
  }
  await requireReader(hash);
  return sendPicture(file, request, "no cache");
});
export { GET as HEAD };

async function requireReader(hash: string): Promise<void> {
  const user = await currentUser();
  if (!user) throw signedOutRefusal();
  if (await isLearnersPicture(hash, user.id)) return;
  if ((await standingOf(user)).is !== "coach") throw notFoundRefusal("This picture");
}
