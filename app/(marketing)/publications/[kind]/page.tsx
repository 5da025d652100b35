import type { Metadata } from "next";
import { z } from "zod";
import NotFound, { metadata as nowhere } from "@/app/not-found";
import { publications as copy } from "@/components/marketing/copy/publications";
import { PageHero } from "@/components/marketing/page-hero";
import { PublicationList } from "@/components/marketing/publication-list";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { pageMetadata } from "@/lib/site/metadata";
import { listPublications } from "@/lib/site/publications/queries";

type Props = PageProps<"/publications/[kind]">;

const kindField = z.enum(["podcasts", "articles"]);

async function readKind(params: Props["params"]) {
  const kind = kindField.safeParse((await params).kind);
  if (!kind.success) return null;
  return { ...copy.kinds[kind.data], path: paths.publicationsOf(kind.data) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const kind = await readKind(params);
  if (!kind) return nowhere;
  const { title, lead, path } = kind;
  return pageMetadata({ title, description: lead, path });
}

export default async function PublicationKindPage({ params }: Props) {
  const kind = await readKind(params);
  if (!kind) {
    declareNotFound();
    return <NotFound />;
  }
  const { type, title, lead, empty } = kind;
  const crumbs = [{ label: copy.title, href: paths.publications }, { label: title }];
  return (
    <>
      <PageHero crumbs={crumbs} title={title} lead={lead}>
        <ButtonLink href={paths.publications}>See the books</ButtonLink>
      </PageHero>
      <PublicationList title={title} empty={empty} publications={await listPublications(type)} />
    </>
  );
}
