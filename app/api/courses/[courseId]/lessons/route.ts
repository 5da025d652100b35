import { z } from "zod";
import { requireUser } from "@/lib/auth/next-auth";
import { idTextField } from "@/lib/forms/fields";
import { readRoute } from "@/lib/http/route-handler";
import { requireCourseAccess } from "@/lib/learning/access";
import { listLessons } from "@/lib/learning/queries";
import { withAddresses } from "@/lib/media/rules";

export const GET = readRoute(z.object({ courseId: idTextField }), async ({ courseId }) => {
  const user = await requireUser();
  const lessons = await listLessons(await requireCourseAccess(user.id, { id: courseId }));
  return lessons.map(withAddresses);
});
