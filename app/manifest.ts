import type { MetadataRoute } from "next";
import { readSite } from "@/lib/site/settings/queries";

/** The coach can change the brand at any time. */
export const dynamic = "force-dynamic";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { brand } = await readSite();
  return {
    name: brand.name,
    short_name: "Coaching",
    description: brand.description,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    background_color: "#fbf8f3",
    theme_color: "#0f1f3d",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
