import { z } from "zod";
import { requireSameUser, requireUser } from "@/lib/auth/next-auth";
import { idTextField } from "@/lib/fields";
import { requireCourseAccess } from "@/lib/learning/access";
import { listProgress } from "@/lib/learning/queries";
import { readRoute } from "@/lib/route-handler";

export const GET = readRoute(
  z.object({ courseId: idTextField }),
  async ({ courseId }, { nextUrl }) => {
    const user = await requireUser();
    requireSameUser(user, nextUrl.searchParams.get("learnerId"));
    return listProgress(await requireCourseAccess(user.id, { id: courseId }));
  },
);
