import { sendLessonFile } from "@/lib/learning/lesson-file";

export const GET = sendLessonFile((lesson) => lesson.downloadUrl);
export { GET as HEAD };
