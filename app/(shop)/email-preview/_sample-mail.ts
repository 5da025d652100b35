import { PurchaseConfirmation } from "@/emails/purchase-confirmation";
import { CONSENT_VERSION, consentText } from "@/lib/checkout/rules";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { paths } from "@/lib/paths/public";
import { readSite } from "@/lib/site/settings/queries";

export const samplePath = paths.content("the-journey-to-self-discovery");

/** The mail as buyers get it, except for the template's own sample data. */
export async function sampleMail() {
  return PurchaseConfirmation({
    ...PurchaseConfirmation.PreviewProps,
    consent: consentText(CONSENT_VERSION),
    startUrl: absoluteUrl(samplePath),
    termsUrl: absoluteUrl(paths.terms),
    refundsUrl: absoluteUrl(paths.refunds),
    site: await readSite(),
  });
}
