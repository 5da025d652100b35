import { z } from "zod";
import { listCoursesByCategory } from "@/lib/courses/public/queries";
import { toCallAnswer } from "@/lib/courses/public/schema";
import { notFoundRefusal } from "@/lib/errors";
import { idTextField } from "@/lib/forms/fields";
import { readRoute } from "@/lib/http/route-handler";

export const GET = readRoute(z.object({ categoryId: idTextField }), async ({ categoryId }) => {
  const courses = await listCoursesByCategory(categoryId);
  if (!courses) throw notFoundRefusal("This category");
  return courses.map(toCallAnswer);
});
