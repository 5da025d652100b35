import { listFeaturedCourses } from "@/lib/courses/public/queries";
import { noParams, readRoute } from "@/lib/http/route-handler";

export const GET = readRoute(noParams, () => listFeaturedCourses());
