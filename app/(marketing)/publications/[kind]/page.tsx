import type { Metadata } from "next";
import { z } from "zod";
import NotFound, { metadata as nowhere } from "@/app/not-found";
import { paths } from "@/lib/paths/public";
import { declareNotFound } from "@/lib/request-context";
import { SitePage, sitePageMetadata } from "../../_page";

type Props = PageProps<"/publications/[kind]">;

const kindField = z.enum(["podcasts", "articles"]);

async function readPath(params: Props["params"]) {
  const { data } = kindField.safeParse((await params).kind);
  return data && paths.publicationsOf(data);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = await readPath(params);
  return path ? sitePageMetadata(path) : nowhere;
}

export default async function PublicationKindPage({ params }: Props) {
  const path = await readPath(params);
  if (!path) {
    declareNotFound();
    return <NotFound />;
  }
  return <SitePage path={path} above={paths.publications} />;
}
