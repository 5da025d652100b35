import { sendPreviewFile } from "@/lib/learning/lesson-file";

export const GET = sendPreviewFile((lesson) => lesson.captionsUrl);
export { GET as HEAD };
