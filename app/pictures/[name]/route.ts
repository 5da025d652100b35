import { z } from "zod";
import { readRoute } from "@/lib/http/route-handler";
import { sendPicture } from "@/lib/media/pictures/read";

const params = z.object({
  name: z.string().regex(/^[0-9a-f]{32}(-\d{1,5}x\d{1,5})?(-(480|960)|-social)?\.(webp|jpg)$/),
});

/** Public pictures that the coach uploaded. The content behind a name never changes. */
export const GET = readRoute(params, ({ name }, request) =>
  sendPicture(`pictures/${name}`, request),
);
export { GET as HEAD };
