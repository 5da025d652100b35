import { EditLink } from "@/app/_edit-link";
import { NarrowPage } from "@/components/layout/narrow-page";
import { newsletter } from "@/components/marketing/copy/newsletter";
import { NewsletterSignup } from "@/components/marketing/newsletter-signup";
import { firstValue } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { readWords } from "@/lib/site/words/queries";

export const metadata = privateMetadata("Newsletter");

/** Without JavaScript, a refused form leads here. */
export default async function NewsletterPage({ searchParams }: PageProps<"/newsletter">) {
  const query = await searchParams;
  const { letterTitle, letterText } = await readWords();
  const problem = firstValue(query.problem);
  const words: Record<string, string> = {
    400: newsletter.invalid.description,
    429: newsletter.crowded,
  };
  return (
    <NarrowPage title={letterTitle} lead={letterText}>
      <EditLink href={adminPaths.otherWords} />
      <NewsletterSignup
        email={firstValue(query.email)}
        error={problem && (words[problem] ?? newsletter.failed.description)}
      />
    </NarrowPage>
  );
}
