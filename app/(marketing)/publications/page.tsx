import { ContactCall } from "@/components/marketing/contact-call";
import { publications as copy } from "@/components/marketing/copy/publications";
import { PageHero } from "@/components/marketing/page-hero";
import { PublicationList } from "@/components/marketing/publication-list";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { listPublications } from "@/lib/site/publications/queries";

const { title, lead, elsewhere } = copy;

export const generateMetadata = () =>
  pageMetadata({ title, description: lead, path: paths.publications });

export default async function PublicationsPage() {
  return (
    <>
      <PageHero crumbs={[{ label: title }]} title={title} lead={lead} />
      <PublicationList
        title="Books"
        empty={copy.empty}
        publications={await listPublications("book")}
      />
      <ContactCall
        {...elsewhere}
        action={{ label: "Podcasts", href: paths.publicationsOf("podcasts") }}
        second={{ label: "Articles", href: paths.publicationsOf("articles") }}
      />
    </>
  );
}
