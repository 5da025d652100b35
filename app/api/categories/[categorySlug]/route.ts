import { z } from "zod";
import { findCategory } from "@/lib/courses/public/queries";
import { notFoundRefusal } from "@/lib/errors";
import { slugField } from "@/lib/forms/fields";
import { readRoute } from "@/lib/http/route-handler";

export const GET = readRoute(z.object({ categorySlug: slugField }), async ({ categorySlug }) => {
  const category = await findCategory(categorySlug);
  if (!category) throw notFoundRefusal("This category");
  return category;
});
