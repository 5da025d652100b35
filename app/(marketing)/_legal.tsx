import type { Metadata } from "next";
import { EditLink } from "@/app/_edit-link";
import { LegalPage } from "@/components/marketing/legal-page";
import { Container } from "@/components/ui/container";
import { PageLink } from "@/components/ui/page-link";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { readLegalText } from "@/lib/site/legal/queries";
import { fillIn } from "@/lib/site/legal/rules";
import type { LegalKind } from "@/lib/site/legal/schema";
import { readLegalSearch } from "@/lib/site/legal/search/queries";
import { pageMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { socialPicture } from "@/lib/site/structured-data";

export async function legalMetadata(kind: LegalKind): Promise<Metadata> {
  const [text, head] = await Promise.all([readLegalText(kind), readLegalSearch[kind]()]);
  return pageMetadata({
    title: head.searchTitle || text.title,
    description: head.description || text.introduction,
    path: paths[kind],
    image: socialPicture(head.picture),
  });
}

export async function LegalScreen({ kind }: { kind: LegalKind }) {
  const [text, site] = await Promise.all([readLegalText(kind), readSite()]);
  return (
    <>
      <EditLink href={adminPaths.legal(kind)} />
      <LegalPage {...text} contentHtml={fillIn(text.contentHtml, site)} />
      {kind === "privacy" && <AboutYourData />}
    </>
  );
}

function AboutYourData() {
  return (
    <Container className="pb-20">
      <p>
        <PageLink href={paths.enquiry("my-data")} className="text-link">
          Ask for your data, or about it
        </PageLink>
        : you get an answer within a month.
      </p>
    </Container>
  );
}
