import { announceContent } from "./definitions/announce-content";
import { cleanUp } from "./definitions/clean-up";
import { forgetAbandoned } from "./definitions/forget-abandoned";
import { forgetFile } from "./definitions/forget-file";
import { forgetPicture } from "./definitions/forget-picture";
import { issueDocuments } from "./definitions/issue-documents";
import { processProviderEvent } from "./definitions/process-provider-event";
import { refundDuplicate } from "./definitions/refund-duplicate";
import { sendMail } from "./definitions/send-mail";
import { sweep } from "./definitions/sweep";
import { unsignPayment } from "./definitions/unsign-payment";
import { watchTheServer } from "./definitions/watch-server";

export const jobs = [
  sendMail,
  processProviderEvent,
  refundDuplicate,
  unsignPayment,
  issueDocuments,
  sweep,
  forgetAbandoned,
  forgetFile,
  forgetPicture,
  cleanUp,
  watchTheServer,
  announceContent,
];
