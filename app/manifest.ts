import type { MetadataRoute } from "next";
import { iconAddress } from "@/lib/site/brand/icons";
import { readSite } from "@/lib/site/settings/queries";
import { paper } from "@/lib/text/colours";

/** The coach can change the brand at any time. */
export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const site = await readSite();
  const { brand, looks } = site;
  return {
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    background_color: paper.page,
    theme_color: looks.ink,
    icons: [
      { src: iconAddress("icon-192.png", site), sizes: "192x192", type: "image/png" },
      { src: iconAddress("icon-512.png", site), sizes: "512x512", type: "image/png" },
    ],
  };
}
