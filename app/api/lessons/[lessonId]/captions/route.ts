import { sendLessonFile } from "@/lib/learning/lesson-file";

export const GET = sendLessonFile((lesson) => lesson.captionsUrl);
export { GET as HEAD };
