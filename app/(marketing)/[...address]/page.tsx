import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { slugField } from "@/lib/forms/fields";
import { firstValues } from "@/lib/http/request";
import { findOwnAddress } from "@/lib/site/pages/queries";
import { MissingPage, missingMetadata, SitePage, sitePageMetadata } from "../_page";

type Props = PageProps<"/[...address]">;

async function readAddress(params: Props["params"]) {
  const parts = (await params).address;
  const slug = slugField.safeParse(parts.join("/").toLowerCase());
  const found = slug.success ? await findOwnAddress(`/${slug.data}`) : null;
  return { asked: `/${parts.join("/")}`, found };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { found } = await readAddress(params);
  return found ? sitePageMetadata(found) : missingMetadata();
}

/** A page whose address the coach has chosen, or of an address that leads nowhere. */
export default async function OwnPage({ params, searchParams }: Props) {
  const { asked, found } = await readAddress(params);
  if (!found) return <MissingPage />;
  if (found !== asked) permanentRedirect(found);
  return <SitePage path={found} query={firstValues(await searchParams)} />;
}
