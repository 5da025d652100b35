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

/** As asked, and without capitals. */
async function readPaths(params: Props["params"]) {
  const { kind, slug } = await params;
  const asked = `${paths.publications}/${kind}/${slug}`;
  return { asked, path: asked.toLowerCase() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findPublicationPage((await readPaths(params)).path);
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
  const { asked, path } = await readPaths(params);
  const found = await findPublicationPage(path);
  if (!found) {
    const moved = await findMovedPublication(path);
    if (moved) permanentRedirect(moved);
    return <MissingPage />;
  }
  if (path !== asked) permanentRedirect(path);
  return (
    <>
      <EditLink href={adminPaths.publication(found.id)} />
      <PublicationView publication={found} />
    </>
  );
}
