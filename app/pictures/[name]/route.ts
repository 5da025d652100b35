import { z } from "zod";
import { readSessionToken } from "@/lib/auth/next-auth";
import { readRoute } from "@/lib/http/route-handler";
import { sendNamedFile } from "@/lib/learning/named-files/send";
import { sendPicture } from "@/lib/media/pictures/read";

const PICTURE = /^(?<hash>[0-9a-f]{32})(-\d{1,5}x\d{1,5})?(-(480|960)|-social)?\.(webp|jpg)$/;

/** Pictures that the coach uploaded. The content behind a name never changes. */
export const GET = readRoute(z.object({ name: z.string().regex(PICTURE) }), ({ name }, request) => {
  const { hash = "" } = PICTURE.exec(name)?.groups ?? {};
  return sendNamedFile(hash, async (isPublic) => {
    const keptBy = isPublic ? await whoKeepsPublic() : "no cache";
    return sendPicture(`pictures/${name}`, request, keptBy);
  });
});
export { GET as HEAD };

/** The coach's editor shows a picture before a lesson names it, so no shared cache may keep it yet. */
async function whoKeepsPublic() {
  return (await readSessionToken()) ? "the browser" : "all caches";
}
