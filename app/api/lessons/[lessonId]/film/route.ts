import { sendLessonFile } from "@/lib/learning/lesson-file";

export const GET = sendLessonFile((lesson) => lesson.videoUrl);
export { GET as HEAD };
