import { NarrowPage } from "@/components/layout/narrow-page";
import { NewsletterLinkForm } from "@/components/marketing/newsletter-link-form";
import { firstValue } from "@/lib/http/request";
import { secretPageMetadata } from "@/lib/site/metadata";
import { unsubscribeAction } from "../actions";

export const metadata = secretPageMetadata("Unsubscribe");

export default async function UnsubscribePage({
  searchParams,
}: PageProps<"/newsletter/unsubscribe">) {
  const token = firstValue((await searchParams).token) ?? "";
  return (
    <NarrowPage
      title="Unsubscribe"
      lead="No hard feelings. Receipts and course mails reach you as before."
    >
      <NewsletterLinkForm
        action={unsubscribeAction}
        token={token}
        label="Unsubscribe me"
        done="You have been unsubscribed. No more letters will come."
      />
    </NarrowPage>
  );
}
