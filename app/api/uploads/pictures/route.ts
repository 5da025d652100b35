import { noParams } from "@/lib/http/route-handler";
import { storePicture } from "@/lib/media/pictures/store";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";

/** For the text editor: answers with the picture's address. */
export const POST = uploadRoute(
  noParams,
  () => "picture",
  async ({ coach, upload }) => ({
    page: adminPaths.courses(),
    src: await storePicture(coach.email, upload),
  }),
);
