import { z } from "zod";
import { storePicture } from "@/lib/courses/uploads";
import { idTextField } from "@/lib/forms/fields";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";
import { setPublicationCover } from "@/lib/site/publications/commands";

export const POST = uploadRoute(
  z.object({ publicationId: idTextField }),
  () => "picture",
  async ({ params: { publicationId }, coach, upload }) => {
    await setPublicationCover(coach.email, publicationId, await storePicture(upload));
    return { page: adminPaths.publication(publicationId) };
  },
);
