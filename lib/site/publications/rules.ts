import { paths } from "@/lib/paths/public";
import type { PublicationType } from "./schema";

const labels = { book: "Buy the book", podcast: "Listen now", article: "Read it there" };

const platforms: [host: RegExp, name: string][] = [
  [/(?:^|\.)spotify\.com$/, "Spotify"],
  [/(?:^|\.)apple\.com$/, "Apple Podcasts"],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, "YouTube"],
  [/(?:^|\.)soundcloud\.com$/, "SoundCloud"],
  [/^music\.amazon\./, "Amazon Music"],
  [/(?:^|\.)audible\./, "Audible"],
];

/** The label of the link to where a publication is sold, heard or read. A podcast names the platform. */
export function elsewhereLabel(type: PublicationType, address: string): string {
  const host = URL.parse(address)?.hostname ?? "";
  const name = platforms.find(([known]) => known.test(host))?.[1];
  return type === "podcast" && name ? `Listen on ${name}` : labels[type];
}

/** The page that lists the publications of this kind. */
export function listPathOf(type: PublicationType): string {
  return type === "book" ? paths.publications : paths.publicationsOf(`${type}s`);
}
