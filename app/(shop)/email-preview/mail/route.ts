import { render } from "react-email";
import { PurchaseConfirmation } from "@/emails/purchase-confirmation";
import { absoluteUrl } from "@/lib/absolute-url";
import { CONSENT_VERSION, consentText } from "@/lib/checkout/rules";
import { paths } from "@/lib/paths";
import { answering } from "@/lib/route-handler";
import { readSite } from "@/lib/settings/queries";

/** The mail alone, for the frame of the preview: mails carry their styles inline. */
export const GET = answering(async () => {
  const startUrl = absoluteUrl(paths.content("the-journey-to-self-discovery"));
  const html = await render(
    PurchaseConfirmation({
      ...PurchaseConfirmation.PreviewProps,
      consent: consentText(CONSENT_VERSION),
      startUrl,
      site: await readSite(),
    }),
  );
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
});
