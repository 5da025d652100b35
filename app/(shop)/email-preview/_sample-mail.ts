import { purchaseConfirmation } from "@/lib/mail/messages/purchase-confirmation";
import { renderMail } from "@/lib/mail/render";
import { readSite } from "@/lib/site/settings/queries";

export async function sampleMail() {
  const site = await readSite();
  return renderMail(purchaseConfirmation.preview(site).body, site);
}
