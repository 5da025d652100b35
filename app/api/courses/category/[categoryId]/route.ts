import { z } from "zod";
import { answerCategory } from "@/lib/courses/public/calls/queries";
import { notFoundRefusal } from "@/lib/errors";
import { idTextField } from "@/lib/forms/fields";
import { publicRoute } from "@/lib/site/doors/visitor";

export const GET = publicRoute(z.object({ categoryId: idTextField }), async ({ categoryId }) => {
  const courses = await answerCategory(categoryId);
  if (!courses) throw notFoundRefusal("This category");
  return courses;
});
