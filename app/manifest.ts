import type { MetadataRoute } from "next";
import { site } from "@/lib/site";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: "Coaching",
    description: site.description,
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
