import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { publications as copy } from "@/components/marketing/copy/publications";
import { JsonLd } from "@/components/marketing/json-ld";
import { PageHero } from "@/components/marketing/page-hero";
import { PublicationList } from "@/components/marketing/publication-list";
import { ButtonLink } from "@/components/ui/button";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { listPublications } from "@/lib/publications/queries";
import { breadcrumbList } from "@/lib/structured-data";

type Props = PageProps<"/publications/[kind]">;

const kindField = z.enum(["podcasts", "articles"]);

async function readKind(params: Props["params"]) {
  const kind = kindField.safeParse((await params).kind);
  if (!kind.success) notFound();
  return { ...copy.kinds[kind.data], path: paths.publicationsOf(kind.data) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, lead, path } = await readKind(params);
  return pageMetadata({ title, description: lead, path });
}

export default async function PublicationKindPage({ params }: Props) {
  const { type, title, lead, empty } = await readKind(params);
  const crumbs = [
    { label: "Home", href: paths.home },
    { label: copy.title, href: paths.publications },
    { label: title },
  ];
  return (
    <>
      <JsonLd things={[breadcrumbList(crumbs)]} />
      <PageHero crumbs={crumbs} title={title} lead={lead}>
        <ButtonLink href={paths.publications}>See the books</ButtonLink>
      </PageHero>
      <PublicationList title={title} empty={empty} publications={await listPublications(type)} />
    </>
  );
}
