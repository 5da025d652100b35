import { sendPreviewFile } from "@/lib/learning/lesson-file";
import { workbookToSend } from "@/lib/workbooks/commands";

export const GET = sendPreviewFile(workbookToSend);
export { GET as HEAD };
