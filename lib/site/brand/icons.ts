import { createHash } from "node:crypto";
import type { Site } from "@/lib/site/settings/schema";

export const iconNames = [
  "icon.svg",
  "icon-192.png",
  "icon-512.png",
  "apple-icon.png",
  "favicon.ico",
  "social.png",
  "course.svg",
  "publication.svg",
] as const;
export type IconName = (typeof iconNames)[number];

export type Branded = Pick<Site, "brand" | "looks">;

/** The address changes with the drawing, so that browsers can cache it for good. */
export function iconAddress(name: IconName, site: Branded): string {
  return `/icons/${name}?v=${iconVersion(site)}`;
}

export function iconVersion({ brand: { name }, looks }: Branded): string {
  return createHash("sha256")
    .update(JSON.stringify([name, looks]))
    .digest("hex")
    .slice(0, 8);
}

/** The picture for shared links to pages without their own. */
export function commonSocialPicture(site: Branded): string {
  return iconAddress("social.png", site);
}
