import { sendPreviewFile } from "../../_file";

export const GET = sendPreviewFile((lesson) => lesson.captionsUrl);
export { GET as HEAD };
