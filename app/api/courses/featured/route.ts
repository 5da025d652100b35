import { listFeaturedCourses } from "@/lib/courses/queries";
import { noParams, readRoute } from "@/lib/route-handler";

export const GET = readRoute(noParams, () => listFeaturedCourses());
