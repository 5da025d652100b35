import { sendLessonFile } from "@/lib/learning/lesson-file";
import { workbookToSend } from "@/lib/workbooks/commands";

export const GET = sendLessonFile(workbookToSend);
export { GET as HEAD };
