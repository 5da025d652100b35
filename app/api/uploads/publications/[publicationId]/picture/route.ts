import { z } from "zod";
import { idTextField } from "@/lib/fields";
import { paths } from "@/lib/paths";
import { setPublicationCover } from "@/lib/publications/commands";
import { storePicture } from "@/lib/uploads/commands";
import { uploadRoute } from "@/lib/uploads/route";

export const POST = uploadRoute(
  z.object({ publicationId: idTextField }),
  () => "picture",
  async ({ params: { publicationId }, coach, upload }) => {
    await setPublicationCover(coach.email, publicationId, await storePicture(upload));
    return { page: paths.adminPublication(publicationId) };
  },
);
