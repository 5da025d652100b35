import { z } from "zod";
import { currentUser } from "@/lib/auth/next-auth";
import { notFoundRefusal, signedOutRefusal } from "@/lib/errors";
import { idTextField } from "@/lib/forms/fields";
import { readRoute } from "@/lib/http/route-handler";
import { findCourseAccess } from "@/lib/learning/access";
import { findLessonFiles, type LessonFiles } from "@/lib/learning/queries";
import { sendMedia } from "@/lib/media/files";
import { ownFile } from "@/lib/media/rules";
import { isClosedToVisitor } from "@/lib/site/doors/visitor";

export function sendLessonFile(
  choose: (lesson: LessonFiles) => string | null | Promise<string | null>,
) {
  return readRoute(z.object({ lessonId: idTextField }), async ({ lessonId }, request) => {
    const user = await currentUser();
    const access = await findCourseAccess(user?.id ?? null, { lessonId });
    const lesson = await findLessonFiles(lessonId, access);
    const file = lesson && ownFile(await choose(lesson));
    if (!file && !user) throw signedOutRefusal();
    if (!file) throw notFoundRefusal("This file");
    // A free preview is as public as its course's page.
    if (!access && (await isClosedToVisitor())) {
      throw user ? notFoundRefusal("This file") : signedOutRefusal();
    }
    return sendMedia(file, request);
  });
}
