import { env } from "@/lib/env";
import { completeLink, toPath } from "@/lib/text/links";

/** Takes the origin from the configuration, never from a request's Host header. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.NEXTAUTH_URL).href;
}

/**
 * Null for another site. Like browsers, the parser reads "//host", "/\\host" and tabs as another origin. The path
 * must not begin with "//" either: the receiver would parse "/..//host" again.
 */
export function readOwnAddress(text: string): URL | null {
  const { origin } = new URL(env.NEXTAUTH_URL);
  const url = URL.parse(text, text.startsWith("/") ? origin : undefined);
  return url?.origin === origin && !url.pathname.startsWith("//") ? url : null;
}

/** What was typed into a field for links. */
export function readLink(typed: string): string {
  return completeLink(typed, env.NEXTAUTH_URL);
}

const HREF = /(<a [^>]*?href=")([^"]*)/g;

/** Takes sanitised HTML; its links to pages of this site become paths, which can be compared. */
export function withPaths(html: string): string {
  return html.replaceAll(HREF, (_, before, href) => before + toPath(href, env.NEXTAUTH_URL));
}
