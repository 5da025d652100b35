import { z } from "zod";
import { requireSameUser, requireUser } from "@/lib/auth/next-auth";
import { idTextField } from "@/lib/forms/fields";
import { readRoute } from "@/lib/http/route-handler";
import { requireCourseAccess } from "@/lib/learning/access";
import { listProgress } from "@/lib/learning/queries";

export const GET = readRoute(
  z.object({ courseId: idTextField }),
  async ({ courseId }, { nextUrl }) => {
    const user = await requireUser();
    requireSameUser(user, nextUrl.searchParams.get("learnerId"));
    return listProgress(await requireCourseAccess(user.id, { id: courseId }));
  },
);
