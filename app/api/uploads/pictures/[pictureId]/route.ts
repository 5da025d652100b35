import { z } from "zod";
import { idTextField } from "@/lib/forms/fields";
import { replacePicture } from "@/lib/media/pictures/commands";
import { storePicture } from "@/lib/media/pictures/store";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";

/** Replaces this picture everywhere. */
export const POST = uploadRoute(
  z.object({ pictureId: idTextField }),
  () => "picture",
  async ({ params: { pictureId }, coach, upload }) => {
    await replacePicture(coach.email, pictureId, await storePicture(coach.email, upload));
    return { page: adminPaths.picture(pictureId) };
  },
);
