import { z } from "zod";
import { storePicture } from "@/lib/courses/uploads/commands";
import { idTextField } from "@/lib/forms/fields";
import { replacePicture } from "@/lib/media/pictures/commands";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";

/** Replaces this picture everywhere. */
export const POST = uploadRoute(
  z.object({ pictureId: idTextField }),
  () => "picture",
  async ({ params: { pictureId }, coach, upload }) => {
    await replacePicture(coach.email, pictureId, await storePicture(upload));
    return { page: adminPaths.picture(pictureId) };
  },
);
