import { NarrowPage } from "@/components/layout/narrow-page";
import { newsletter } from "@/components/marketing/copy/newsletter";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";

const { title, description } = newsletter.subscribed;

export const metadata = privateMetadata(title);

export default function NewsletterSentPage() {
  return (
    <NarrowPage title={title} lead={description}>
      <p>{newsletter.nextStep}</p>
      <ButtonLink href={paths.home} className="self-start">
        Return Home
      </ButtonLink>
    </NarrowPage>
  );
}
