import { sendPreviewFile } from "@/lib/learning/lesson-file";

export const GET = sendPreviewFile((lesson) => lesson.videoUrl);
export { GET as HEAD };
