import { z } from "zod";
import { requireSameUser, requireUser } from "@/lib/auth/next-auth";
import { callbackPath } from "@/lib/auth/rules";
import { idTextField } from "@/lib/fields";
import { requireLessonAccess } from "@/lib/learning/access";
import { saveProgress } from "@/lib/learning/commands";
import { progressInput } from "@/lib/learning/schema";
import { guardedRoute, seeOther } from "@/lib/route-handler";

export const POST = guardedRoute(
  requireUser,
  { params: z.object({ lessonId: idTextField }), body: progressInput },
  async ({ caller: user, params: { lessonId }, body }) => {
    requireSameUser(user, body.learnerId);
    const access = await requireLessonAccess(user.id, lessonId);
    await saveProgress(access, lessonId, body);
    if (body.returnTo === undefined) return { lessonId, saved: true };
    // Sent by the plain form of a page without JavaScript, so back to where the button was.
    return seeOther(callbackPath(body.returnTo));
  },
);
