import { z } from "zod";
import { requireUser } from "@/lib/auth/next-auth";
import { idTextField } from "@/lib/fields";
import { requireCourseAccess } from "@/lib/learning/access";
import { withAddresses } from "@/lib/learning/films";
import { listLessons } from "@/lib/learning/queries";
import { readRoute } from "@/lib/route-handler";

export const GET = readRoute(z.object({ courseId: idTextField }), async ({ courseId }) => {
  const user = await requireUser();
  const lessons = await listLessons(await requireCourseAccess(user.id, { id: courseId }));
  return lessons.map(withAddresses);
});
