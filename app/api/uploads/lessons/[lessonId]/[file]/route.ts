import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { idTextField } from "@/lib/fields";
import { storeLessonFile } from "@/lib/uploads/commands";
import { uploadRoute } from "@/lib/uploads/route";

const params = z.object({
  lessonId: idTextField,
  file: z.enum(["film", "captions", "workbook"]),
});

export const POST = uploadRoute(
  params,
  ({ file }) => file,
  async ({ params: { lessonId, file }, coach, upload }) => {
    await storeLessonFile(coach.email, lessonId, file, upload);
    return { page: adminPaths.lesson(lessonId) };
  },
);
