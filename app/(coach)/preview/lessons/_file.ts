import { z } from "zod";
import { requireCoach } from "@/lib/auth/coach";
import { notFoundRefusal } from "@/lib/errors";
import { idTextField } from "@/lib/forms/fields";
import { readRoute } from "@/lib/http/route-handler";
import { mintLessonPreview } from "@/lib/learning/access";
import { findLessonFiles, type LessonFiles } from "@/lib/learning/queries";
import { sendMedia } from "@/lib/media/files";
import { ownFile } from "@/lib/media/rules";

export function sendPreviewFile(
  choose: (lesson: LessonFiles) => string | null | Promise<string | null>,
) {
  return readRoute(z.object({ lessonId: idTextField }), async ({ lessonId }, request) => {
    const access = await mintLessonPreview(await requireCoach(), lessonId);
    const lesson = access && (await findLessonFiles(lessonId, access));
    const file = lesson && ownFile(await choose(lesson));
    if (!file) throw notFoundRefusal("This file");
    return sendMedia(file, request);
  });
}
