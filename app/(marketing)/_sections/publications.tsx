import { home } from "@/components/marketing/copy/home";
import { PublicationGrid } from "@/components/marketing/publication-grid";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths/public";
import { listPublications } from "@/lib/site/publications/queries";

const SHOWN = 4;

export async function PublicationsSection() {
  const publications = await listPublications();
  if (publications.length === 0) return null;
  return (
    <Section labelledBy="publications-title">
      <SectionHeading
        id="publications-title"
        {...home.publications}
        action={<ButtonLink href={paths.publications}>View All Publications</ButtonLink>}
      />
      <PublicationGrid publications={publications.slice(0, SHOWN)} />
    </Section>
  );
}
