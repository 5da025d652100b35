import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { EditLink } from "@/app/_edit-link";
import NotFound, { metadata as nowhere } from "@/app/not-found";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { pageMetadata } from "@/lib/site/metadata";
import { findMovedPublication, findPublicationPage } from "@/lib/site/publications/queries";
import { socialPicture } from "@/lib/site/structured-data";
import { PublicationView } from "../../_publication";

type Props = PageProps<"/publications/[kind]/[slug]">;

async function readPath(params: Props["params"]): Promise<string> {
  const { kind, slug } = await params;
  return `${paths.publications}/${kind}/${slug}`;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findPublicationPage(await readPath(params));
  if (!found) return nowhere;
  const { title, description, link, imageUrl } = found;
  return pageMetadata({
    title,
    description,
    path: link ?? paths.publications,
    image: socialPicture(imageUrl),
  });
}

export default async function PublicationPage({ params }: Props) {
  const path = await readPath(params);
  const found = await findPublicationPage(path);
  if (!found) {
    const moved = await findMovedPublication(path);
    if (moved) permanentRedirect(moved);
    declareNotFound();
    return <NotFound />;
  }
  return (
    <>
      <EditLink href={adminPaths.publication(found.id)} />
      <PublicationView publication={found} />
    </>
  );
}
