import { z } from "zod";
import { storeLessonFile } from "@/lib/courses/uploads/commands";
import { idTextField } from "@/lib/forms/fields";
import { lessonUploads } from "@/lib/media/rules";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";
import { tryCover } from "@/lib/workbooks/commands";

const params = z.object({
  lessonId: idTextField,
  file: z.enum(lessonUploads),
});

export const POST = uploadRoute(
  params,
  ({ file }) => file,
  async ({ params: { lessonId, file }, coach, upload }) => {
    if (file === "workbook") await tryCover(lessonId, upload.path);
    await storeLessonFile(coach.email, lessonId, file, upload);
    return { page: adminPaths.lesson(lessonId) };
  },
);
