import { storePicture } from "@/lib/courses/uploads/commands";
import { noParams } from "@/lib/http/route-handler";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";

/** For a text: the editor is told where the picture is. */
export const POST = uploadRoute(
  noParams,
  () => "picture",
  async ({ upload }) => ({ page: adminPaths.courses(), src: await storePicture(upload) }),
);
