import { NarrowPage } from "@/components/layout/narrow-page";
import { NewsletterSignup } from "@/components/marketing/newsletter-signup";
import { PageLink } from "@/components/ui/page-link";
import { paths } from "@/lib/paths/public";
import { areDoorsOpen } from "@/lib/site/doors/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { readWords } from "@/lib/site/words/queries";
import { MissingPage } from "../_page";

export const metadata = privateMetadata("Coming soon");

/** Every public address shows it while the doors are closed (middleware.ts). */
export default async function ComingSoonPage() {
  if (await areDoorsOpen()) return <MissingPage />;
  const [{ brand }, { soon }] = await Promise.all([readSite(), readWords()]);
  return (
    <NarrowPage title={brand.name} lead={soon}>
      <NewsletterSignup />
      <p className="flex gap-6 text-sm">
        <PageLink href={paths.privacy} className="text-link">
          Privacy
        </PageLink>
        <PageLink href={paths.signIn()} className="text-link">
          Sign in
        </PageLink>
      </p>
    </NarrowPage>
  );
}
