import { z } from "zod";
import { findCourse } from "@/lib/courses/public/queries";
import { toCallAnswer } from "@/lib/courses/public/schema";
import { notFoundRefusal } from "@/lib/errors";
import { slugField } from "@/lib/forms/fields";
import { readRoute } from "@/lib/http/route-handler";

export const GET = readRoute(z.object({ slug: slugField }), async ({ slug }) => {
  const course = await findCourse(slug);
  if (!course) throw notFoundRefusal("This course");
  return toCallAnswer(course);
});
