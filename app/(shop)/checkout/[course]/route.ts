import { z } from "zod";
import { findCourseByIdOrSlug } from "@/lib/courses/queries";
import { slugField } from "@/lib/fields";
import { paths } from "@/lib/paths";
import { readRoute } from "@/lib/route-handler";

/** The older form of the purchase link, with the course's id or slug. */
export const GET = readRoute(z.object({ course: z.string() }), async ({ course: idOrSlug }) => {
  const slug = slugField.safeParse(idOrSlug);
  const course = slug.success ? await findCourseByIdOrSlug(slug.data) : null;
  return new Response(null, {
    status: course ? 308 : 307,
    headers: { Location: course ? paths.checkout(course) : paths.home },
  });
});
