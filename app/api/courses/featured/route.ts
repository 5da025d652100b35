import { listFeaturedCourses } from "@/lib/courses/public/queries";
import { toCallAnswer } from "@/lib/courses/public/schema";
import { noParams, readRoute } from "@/lib/http/route-handler";

export const GET = readRoute(noParams, async () => (await listFeaturedCourses()).map(toCallAnswer));
