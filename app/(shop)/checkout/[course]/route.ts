import { z } from "zod";
import { findCourseByIdOrSlug } from "@/lib/courses/public/queries";
import { slugField } from "@/lib/forms/fields";
import { readRoute } from "@/lib/http/route-handler";
import { paths } from "@/lib/paths/public";

/** Redirects old purchase links, which contain the course's id or slug. */
export const GET = readRoute(z.object({ course: z.string() }), async ({ course: idOrSlug }) => {
  const slug = slugField.safeParse(idOrSlug);
  const course = slug.success ? await findCourseByIdOrSlug(slug.data) : null;
  return new Response(null, {
    status: course ? 308 : 307,
    headers: { Location: course ? paths.checkout(course) : paths.home },
  });
});
