import { workbookToSend } from "@/lib/workbooks/commands";
import { sendPreviewFile } from "../../_file";

export const GET = sendPreviewFile(workbookToSend);
export { GET as HEAD };
