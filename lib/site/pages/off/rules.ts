import { paths } from "@/lib/paths/public";

const documents: Record<string, string> = {
  [paths.cv]: paths.cvPdf,
  [paths.performingArtsCv]: paths.performingArtsCvPdf,
};

/** The addresses that lead nowhere while these pages are off the site: a CV's PDF goes with its page. */
export function withDocuments(off: readonly string[]): string[] {
  return off.flatMap((path) => [path, documents[path] ?? []].flat());
}

const LINK = /<a [^<>]*?href="([^"<>]*)"[^<>]*>(.*?)<\/a>/gs;

/**
 * Empties the addresses of pages that are off the site, and leaves out the entries of lists that lead there. Of
 * links within a text, the words stay.
 */
export function leaveOutLinks<Content>(content: Content, off: readonly string[]): Content {
  if (off.length === 0) return content;
  const leadsNowhere = (value: unknown) =>
    typeof value === "string" && off.includes(value.replace(/[?#].*$/s, ""));
  const unlink = (text: string) =>
    text.includes("</a>")
      ? text.replace(LINK, (link, href, words) => (leadsNowhere(href) ? words : link))
      : text;
  const isKept = (entry: unknown) =>
    typeof entry !== "object" || entry === null || !Object.values(entry).some(leadsNowhere);
  const clear = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter(isKept).map(clear);
    if (typeof value === "object" && value !== null) return leaveOutLinks(value, off);
    if (typeof value !== "string") return value;
    return leadsNowhere(value) ? "" : unlink(value);
  };
  const entries = Object.entries(content as object).map(([name, value]) => [name, clear(value)]);
  // The shape does not change, but the compiler cannot see that.
  return Object.fromEntries(entries) as Content;
}
