import { z } from "zod";
import { findCourse } from "@/lib/courses/queries";
import { notFoundRefusal } from "@/lib/errors";
import { slugField } from "@/lib/fields";
import { readRoute } from "@/lib/route-handler";

export const GET = readRoute(z.object({ slug: slugField }), async ({ slug }) => {
  const course = await findCourse(slug);
  if (!course) throw notFoundRefusal("This course");
  return course;
});
