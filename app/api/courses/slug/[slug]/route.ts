import { z } from "zod";
import { answerCourse } from "@/lib/courses/public/calls/queries";
import { notFoundRefusal } from "@/lib/errors";
import { slugField } from "@/lib/forms/fields";
import { publicRoute } from "@/lib/site/doors/visitor";

export const GET = publicRoute(z.object({ slug: slugField }), async ({ slug }) => {
  const course = await answerCourse(slug);
  if (!course) throw notFoundRefusal("This course");
  return course;
});
