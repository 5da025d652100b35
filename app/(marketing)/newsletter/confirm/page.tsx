import { NarrowPage } from "@/components/layout/narrow-page";
import { NewsletterLinkForm } from "@/components/marketing/newsletter-link-form";
import { firstValue } from "@/lib/http/request";
import { NEWSLETTER_CONSENT_VERSION, newsletterConsentText } from "@/lib/newsletter/rules";
import { secretPageMetadata } from "@/lib/site/metadata";
import { confirmAction } from "../actions";

export const metadata = secretPageMetadata("Confirm your address");

export default async function ConfirmPage({ searchParams }: PageProps<"/newsletter/confirm">) {
  const token = firstValue((await searchParams).token) ?? "";
  return (
    <NarrowPage
      title="Confirm your address"
      lead={newsletterConsentText(NEWSLETTER_CONSENT_VERSION)}
    >
      <NewsletterLinkForm
        action={confirmAction}
        token={token}
        label="Yes, subscribe me"
        done="Thank you. You are on the list, and a welcome is on its way to you."
      />
    </NarrowPage>
  );
}
