import { noParams } from "@/lib/http/route-handler";
import { importDocument } from "@/lib/media/documents/commands";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";

/** For the text editor, which receives the text but does not save it yet. */
export const POST = uploadRoute(
  noParams,
  () => "document",
  async ({ coach, upload }) => ({
    page: adminPaths.courses(),
    ...(await importDocument(coach.email, upload)),
  }),
);
