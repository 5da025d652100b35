import { requireUser } from "@/lib/auth/next-auth";
import { noParams, readRoute } from "@/lib/http/route-handler";
import { listOwnedCourses } from "@/lib/learning/queries";

export const GET = readRoute(noParams, async () => listOwnedCourses((await requireUser()).id));
