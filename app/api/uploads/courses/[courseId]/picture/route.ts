import { z } from "zod";
import { setCoursePicture } from "@/lib/courses/editing/commands";
import { storePicture } from "@/lib/courses/uploads";
import { idTextField } from "@/lib/forms/fields";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";

export const POST = uploadRoute(
  z.object({ courseId: idTextField }),
  () => "picture",
  async ({ params: { courseId }, coach, upload }) => {
    await setCoursePicture(coach.email, courseId, await storePicture(upload));
    return { page: adminPaths.course(courseId) };
  },
);
