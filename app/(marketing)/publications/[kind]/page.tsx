import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { z } from "zod";
import { paths } from "@/lib/paths/public";
import { MissingPage, missingMetadata, SitePage, sitePageMetadata } from "../../_page";

type Props = PageProps<"/publications/[kind]">;

const kindField = z.enum(["podcasts", "articles"]);

async function readPath(params: Props["params"]) {
  const { data } = kindField.safeParse((await params).kind.toLowerCase());
  return data && paths.publicationsOf(data);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = await readPath(params);
  return path ? sitePageMetadata(path) : missingMetadata();
}

export default async function PublicationKindPage({ params }: Props) {
  const path = await readPath(params);
  if (!path) return <MissingPage />;
  if (path !== `${paths.publications}/${(await params).kind}`) permanentRedirect(path);
  return <SitePage path={path} above={paths.publications} />;
}
