import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { EditLink } from "@/app/_edit-link";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { findMovedPublication, findPublicationPage } from "@/lib/site/publications/queries";
import { socialPicture } from "@/lib/site/structured-data";
import { MissingPage, missingMetadata } from "../../../_page";
import { PublicationView } from "../../_publication";

type Props = PageProps<"/publications/[kind]/[slug]">;

async function readPath(params: Props["params"]): Promise<string> {
  const { kind, slug } = await params;
  return `${paths.publications}/${kind}/${slug}`.toLowerCase();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findPublicationPage(await readPath(params));
  if (!found) return missingMetadata();
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
    return <MissingPage />;
  }
  return (
    <>
      <EditLink href={adminPaths.publication(found.id)} />
      <PublicationView publication={found} />
    </>
  );
}
