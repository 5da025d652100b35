import { workbookToSend } from "@/lib/workbooks/commands";
import { sendLessonFile } from "../../_file";

export const GET = sendLessonFile(workbookToSend);
export { GET as HEAD };
