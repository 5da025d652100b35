import { z } from "zod";
import { findCategory } from "@/lib/courses/public/queries";
import { notFoundRefusal } from "@/lib/errors";
import { slugField } from "@/lib/forms/fields";
import { publicRoute } from "@/lib/site/doors/visitor";

export const GET = publicRoute(z.object({ categorySlug: slugField }), async ({ categorySlug }) => {
  const category = await findCategory(categorySlug);
  if (!category) throw notFoundRefusal("This category");
  return category;
});
