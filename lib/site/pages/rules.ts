import { CONSULTATION } from "@/lib/forms/described";
import { paths } from "@/lib/paths/public";
import type { Site } from "@/lib/site/settings/schema";
import { escapeHtml } from "@/lib/text/html";

/** Puts what the settings say into the places that texts leave for it; texts named "html" are HTML. */
export function fillInPlaces<Content>(content: Content, site: Site): Content {
  const places: Record<string, string> = {
    "{name}": site.brand.name,
    "{coach}": site.brand.coach,
    "{location}": site.contact.location,
    "{email}": site.contact.email,
    "{years}": site.claims.yearsOfExperience,
    [CONSULTATION]: paths.consultation(site.contact.email),
  };
  const fill = (value: unknown, name = ""): unknown => {
    if (typeof value === "string") {
      const toText = name === "html" ? escapeHtml : String;
      return value.replaceAll(/\{[a-z]+\}/g, (place) => toText(places[place] ?? place));
    }
    if (Array.isArray(value)) return value.map((entry) => fill(entry));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, key)]));
  };
  // The same shape comes back, which the compiler cannot see.
  return fill(content) as Content;
}
