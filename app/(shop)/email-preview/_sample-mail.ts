import { purchaseConfirmation } from "@/lib/mail/messages/purchase-confirmation";
import { readSite } from "@/lib/site/settings/queries";

export async function sampleMail() {
  return purchaseConfirmation.preview(await readSite()).body;
}
