import type { Metadata } from "next";
import { SOCIAL_SIZE } from "@/lib/media/rules";
import { commonSocialPicture } from "@/lib/site/brand/icons";
import { readSite } from "@/lib/site/settings/queries";

type Page = {
  title: string;
  description: string;
  path: string;
  image?: string;
};

export async function pageMetadata({ title, description, path, image }: Page): Promise<Metadata> {
  const site = await readSite();
  const { brand } = site;
  const picture = image ?? commonSocialPicture(site);
  // Some networks do not show the site's name next to a shared link.
  const shared = title === brand.name ? title : `${title} | ${brand.titleSuffix}`;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title: shared,
      description,
      url: path,
      siteName: brand.name,
      locale: "en_GB",
      type: "website",
      images: [{ url: picture, ...SOCIAL_SIZE, alt: title }],
    },
    twitter: { card: "summary_large_image", title: shared, description, images: [picture] },
  };
}

export function privateMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false } };
}

/** For a page whose address is or contains a secret, which no other site may learn. */
export function secretPageMetadata(title: string): Metadata {
  return { ...privateMetadata(title), referrer: "same-origin" };
}
