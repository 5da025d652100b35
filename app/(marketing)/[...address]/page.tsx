import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import { slugField } from "@/lib/forms/fields";
import { firstValues } from "@/lib/http/request";
import { withQuery } from "@/lib/paths/query";
import { findOwnAddress } from "@/lib/site/pages/queries";
import { MissingPage, missingMetadata, SitePage, sitePageMetadata } from "../_page";

type Props = PageProps<"/[...address]">;

/** The address as requested, and in lower case, because posters and phones capitalise. */
async function readAddress(params: Props["params"]) {
  const asked = `/${(await params).address.join("/")}`;
  return { asked, plain: /^[\w/-]+$/.test(asked) ? asked.toLowerCase() : asked };
}

async function findPage(address: string): Promise<string | null> {
  const slug = slugField.safeParse(address.slice(1));
  return slug.success ? findOwnAddress(`/${slug.data}`) : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findPage((await readAddress(params)).plain);
  return found ? sitePageMetadata(found) : missingMetadata();
}

/** A page of the coach's own, or the page for an unknown address. */
export default async function OwnPage({ params, searchParams }: Props) {
  const { asked, plain } = await readAddress(params);
  const query = firstValues(await searchParams);
  const found = await findPage(plain);
  const address = found ?? plain;
  if (address !== asked) permanentRedirect(withQuery(address, query));
  return found ? <SitePage path={found} query={query} /> : <MissingPage />;
}
