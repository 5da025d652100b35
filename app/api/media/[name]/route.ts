import { z } from "zod";
import { readRoute } from "@/lib/http/route-handler";
import { sendMedia } from "@/lib/media/files";
import { SHOWN_NAME } from "@/lib/paths/shown";

/** Public films, captions and audio that the coach uploaded. */
export const GET = readRoute(
  z.object({ name: z.string().regex(SHOWN_NAME) }),
  ({ name }, request) => sendMedia(`shown/${name}`, request),
);
export { GET as HEAD };
