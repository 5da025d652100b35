import { z } from "zod";
import { storeTrailer } from "@/lib/courses/uploads/commands";
import { idTextField } from "@/lib/forms/fields";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";

export const POST = uploadRoute(
  z.object({ courseId: idTextField }),
  () => "film",
  async ({ params: { courseId }, coach, upload }) => {
    await storeTrailer(coach.email, courseId, upload);
    return { page: adminPaths.course(courseId) };
  },
);
