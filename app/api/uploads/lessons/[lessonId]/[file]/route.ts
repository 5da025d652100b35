import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { idTextField } from "@/lib/fields";
import { storeLessonFile } from "@/lib/uploads/commands";
import { uploadRoute } from "@/lib/uploads/route";
import { lessonUploads } from "@/lib/uploads/rules";

const params = z.object({
  lessonId: idTextField,
  file: z.enum(lessonUploads),
});

export const POST = uploadRoute(
  params,
  ({ file }) => file,
  async ({ params: { lessonId, file }, coach, upload }) => {
    await storeLessonFile(coach.email, lessonId, file, upload);
    return { page: adminPaths.lesson(lessonId) };
  },
);
