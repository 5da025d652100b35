import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { idTextField } from "@/lib/fields";
import { setPublicationCover } from "@/lib/publications/commands";
import { storePicture } from "@/lib/uploads/commands";
import { uploadRoute } from "@/lib/uploads/route";

export const POST = uploadRoute(
  z.object({ publicationId: idTextField }),
  () => "picture",
  async ({ params: { publicationId }, coach, upload }) => {
    await setPublicationCover(coach.email, publicationId, await storePicture(upload));
    return { page: adminPaths.publication(publicationId) };
  },
);
