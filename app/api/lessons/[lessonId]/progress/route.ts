import type { NextRequest } from "next/server";
import { z } from "zod";
import { requireSameUser, requireUser } from "@/lib/auth/next-auth";
import { idTextField } from "@/lib/forms/fields";
import { guardedRoute, seeOther } from "@/lib/http/route-handler";
import { requireLessonAccess } from "@/lib/learning/access";
import { saveProgress } from "@/lib/learning/commands";
import { progressInput } from "@/lib/learning/schema";
import { callbackPath } from "@/lib/paths/callback";

const save = guardedRoute(
  requireUser,
  { params: z.object({ lessonId: idTextField }), body: progressInput },
  async ({ caller: user, params: { lessonId }, body }) => {
    requireSameUser(user, body.learnerId);
    const access = await requireLessonAccess(user.id, lessonId);
    await saveProgress(access, lessonId, body);
    return { lessonId, saved: true };
  },
);

export async function POST(
  request: NextRequest,
  context: RouteContext<"/api/lessons/[lessonId]/progress">,
): Promise<Response> {
  const answer = await save(request, context);
  const returnTo = request.nextUrl.searchParams.get("returnTo");
  // The plain form of a page without JavaScript sends it and returns to that page. The page itself tells a person
  // who is signed out or without access.
  const isForPage = answer.ok || [303, 401, 404].includes(answer.status);
  return returnTo !== null && isForPage ? seeOther(callbackPath(returnTo)) : answer;
}
