import { listFeaturedCourses } from "@/lib/courses/queries";
import { noParams, readRoute } from "@/lib/route-handler";

// Without it the answer would be fixed at build time, when there may be no courses yet.
export const dynamic = "force-dynamic";

export const GET = readRoute(noParams, () => listFeaturedCourses());
