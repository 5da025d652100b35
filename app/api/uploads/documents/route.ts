import { importDocument } from "@/lib/courses/uploads/commands";
import { noParams } from "@/lib/http/route-handler";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";

/** For the text editor, which receives the text but does not save it yet. */
export const POST = uploadRoute(
  noParams,
  () => "document",
  async ({ upload }) => ({ page: adminPaths.courses(), ...(await importDocument(upload)) }),
);
