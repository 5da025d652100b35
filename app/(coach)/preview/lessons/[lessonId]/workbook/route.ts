import { sendPreviewFile } from "@/lib/learning/lesson-file";

export const GET = sendPreviewFile((lesson) => lesson.downloadUrl);
export { GET as HEAD };
