import { NarrowPage } from "@/components/layout/narrow-page";
import { home } from "@/components/marketing/copy/home";
import { newsletter } from "@/components/marketing/copy/newsletter";
import { NewsletterSignup } from "@/components/marketing/newsletter-signup";
import { privateMetadata } from "@/lib/metadata";
import { firstValue } from "@/lib/request";

export const metadata = privateMetadata("Newsletter");

/** Where the form leads without JavaScript if it was refused. */
export default async function NewsletterPage({ searchParams }: PageProps<"/newsletter">) {
  const query = await searchParams;
  const problem = firstValue(query.problem);
  const { description } = problem === "400" ? newsletter.invalid : newsletter.failed;
  return (
    <NarrowPage title={home.newsletter.title} lead={home.newsletter.text}>
      <NewsletterSignup email={firstValue(query.email)} error={problem && description} />
    </NarrowPage>
  );
}
