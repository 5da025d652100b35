import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import NotFound, { metadata as nowhere } from "@/app/not-found";
import { slugField } from "@/lib/forms/fields";
import { firstValues } from "@/lib/http/request";
import { declareNotFound } from "@/lib/request-context";
import { findOwnAddress } from "@/lib/site/pages/queries";
import { SitePage, sitePageMetadata } from "../_page";

type Props = PageProps<"/[address]">;

async function readAddress(params: Props["params"]) {
  const { address } = await params;
  const slug = slugField.safeParse(address.toLowerCase());
  const found = slug.success ? await findOwnAddress(`/${slug.data}`) : null;
  return { asked: `/${address}`, found };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { found } = await readAddress(params);
  return found ? sitePageMetadata(found) : nowhere;
}

/** A page whose address the coach has chosen. */
export default async function OwnPage({ params, searchParams }: Props) {
  const { asked, found } = await readAddress(params);
  if (!found) {
    declareNotFound();
    return <NotFound />;
  }
  if (found !== asked) permanentRedirect(found);
  return <SitePage path={found} query={firstValues(await searchParams)} />;
}
