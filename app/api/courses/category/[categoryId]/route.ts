import { z } from "zod";
import { listCoursesByCategory } from "@/lib/courses/queries";
import { idTextField } from "@/lib/fields";
import { readRoute } from "@/lib/route-handler";

export const GET = readRoute(z.object({ categoryId: idTextField }), ({ categoryId }) =>
  listCoursesByCategory(categoryId),
);
