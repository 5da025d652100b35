import { z } from "zod";
import { readRoute } from "@/lib/http/route-handler";
import { sendPicture } from "@/lib/media/pictures/read";

const params = z.object({
  name: z.string().regex(/^[0-9a-f]{32}(-\d{1,5}x\d{1,5})?(-(480|960)|-social)?\.(webp|jpg)$/),
});

/** Pictures that the coach uploaded for everybody; a name always stands for the same content. */
export const GET = readRoute(params, ({ name }, request) =>
  sendPicture(`pictures/${name}`, request),
);
export { GET as HEAD };
