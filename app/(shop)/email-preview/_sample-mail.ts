import { purchaseConfirmation } from "@/lib/mail/messages/purchase-confirmation";
import { readSite } from "@/lib/site/settings/queries";

/** The mail as buyers get it, with sample data. */
export async function sampleMail() {
  return purchaseConfirmation.preview(await readSite()).body;
}
