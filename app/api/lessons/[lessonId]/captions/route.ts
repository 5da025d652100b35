import { sendLessonFile } from "@/lib/learning/lesson-file";

/** A film's captions stand beside it under the same name. */
export const GET = sendLessonFile((lesson) => lesson.videoUrl?.replace(/\.mp4$/, ".vtt") ?? null);
export { GET as HEAD };
