import { z } from "zod";
import { requireCoach } from "@/lib/auth/coach";
import { currentUser } from "@/lib/auth/next-auth";
import { notFoundRefusal, signedOutRefusal } from "@/lib/errors";
import { idTextField } from "@/lib/forms/fields";
import { readRoute } from "@/lib/http/route-handler";
import { sendMedia } from "@/lib/media/files";
import { ownFile } from "@/lib/media/rules";
import { findCourseAccess, mintLessonPreview } from "./access";
import { findLessonFiles } from "./queries";

type LessonFiles = NonNullable<Awaited<ReturnType<typeof findLessonFiles>>>;
type Choose = (lesson: LessonFiles) => string | null | Promise<string | null>;

export function sendLessonFile(choose: Choose) {
  return readRoute(z.object({ lessonId: idTextField }), async ({ lessonId }, request) => {
    const user = await currentUser();
    const access = await findCourseAccess(user?.id ?? null, { lessonId });
    const lesson = await findLessonFiles(lessonId, access);
    const file = lesson && ownFile(await choose(lesson));
    if (!file && !user) throw signedOutRefusal();
    if (!file) throw notFoundRefusal("This file");
    return sendMedia(file, request);
  });
}

export function sendPreviewFile(choose: Choose) {
  return readRoute(z.object({ lessonId: idTextField }), async ({ lessonId }, request) => {
    const access = await mintLessonPreview(await requireCoach(), lessonId);
    const lesson = access && (await findLessonFiles(lessonId, access));
    const file = lesson && ownFile(await choose(lesson));
    if (!file) throw notFoundRefusal("This file");
    return sendMedia(file, request);
  });
}
