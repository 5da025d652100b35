import { sendPreviewFile } from "../../_file";

export const GET = sendPreviewFile((lesson) => lesson.videoUrl);
export { GET as HEAD };
