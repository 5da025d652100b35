import { PublicationGrid } from "@/components/marketing/publication-grid";
import { PublicationList } from "@/components/marketing/publication-list";
import { type SectionProps, sectionKind } from "@/components/sections/kind";
import { OptionalButton } from "@/components/sections/optional-button";
import { Section, SectionHeading } from "@/components/ui/section";
import { publications } from "./schema";

const FIRST = 4;

async function Publications(props: SectionProps<typeof publications.schema>) {
  const { content, titleId, band, page } = props;
  const { title, lead, which, none, button, buttonAddress } = content;
  const found = await page.read.publications(which === "first" ? undefined : which);
  if (which !== "first") {
    return <PublicationList titleId={titleId} title={title} empty={none} publications={found} />;
  }
  if (found.length === 0) return null;
  return (
    <Section {...band} labelledBy={titleId}>
      <SectionHeading
        id={titleId}
        title={title}
        lead={lead}
        action={<OptionalButton label={button} address={buttonAddress} />}
      />
      <PublicationGrid publications={found.slice(0, FIRST)} />
    </Section>
  );
}

export const publicationsKind = sectionKind(publications, Publications);
