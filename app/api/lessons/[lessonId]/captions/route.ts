import { sendLessonFile } from "../../_file";

export const GET = sendLessonFile((lesson) => lesson.captionsUrl);
export { GET as HEAD };
