import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { setCoursePicture } from "@/lib/catalogue/commands";
import { idTextField } from "@/lib/fields";
import { storePicture } from "@/lib/uploads/commands";
import { uploadRoute } from "@/lib/uploads/route";

export const POST = uploadRoute(
  z.object({ courseId: idTextField }),
  () => "picture",
  async ({ params: { courseId }, coach, upload }) => {
    await setCoursePicture(coach.email, courseId, await storePicture(upload));
    return { page: adminPaths.course(courseId) };
  },
);
