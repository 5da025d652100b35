import { sendLessonFile } from "../../_file";

export const GET = sendLessonFile((lesson) => lesson.videoUrl);
export { GET as HEAD };
