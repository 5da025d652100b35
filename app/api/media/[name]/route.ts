import { extname } from "node:path";
import { z } from "zod";
import { readRoute } from "@/lib/http/route-handler";
import { sendNamedFile } from "@/lib/learning/named-files/send";
import { keptName, sendMedia } from "@/lib/media/files";
import { SHOWN_NAME } from "@/lib/paths/shown";

const MAX_TITLE = 120;

/** Films, captions, audio and PDFs that the coach uploaded for everybody. One in a paid lesson is for its learners. */
export const GET = readRoute(
  z.object({ name: z.string().regex(SHOWN_NAME) }),
  ({ name }, request) => {
    const title = request.nextUrl.searchParams.get("title")?.slice(0, MAX_TITLE);
    const called = title && keptName(`${title.replaceAll("/", " ")}${extname(name)}`);
    const { hash = "" } = SHOWN_NAME.exec(name)?.groups ?? {};
    return sendNamedFile(hash, () => sendMedia(`shown/${name}`, request, called || name));
  },
);
export { GET as HEAD };
