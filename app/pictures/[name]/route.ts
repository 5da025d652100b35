import { z } from "zod";
import { readRoute } from "@/lib/http/route-handler";
import { sendMedia } from "@/lib/media/files";

const params = z.object({
  name: z.string().regex(/^[0-9a-f]{32}(-\d{1,5}x\d{1,5})?(-(480|960)|-social)?\.(webp|jpg)$/),
});

/** Pictures that the coach uploaded for everybody; a name always stands for the same content. */
export const GET = readRoute(params, async ({ name }, request) => {
  const answer = await sendMedia(`pictures/${name}`, request);
  answer.headers.set("Cache-Control", "public, max-age=31536000, immutable");
  return answer;
});
export { GET as HEAD };
