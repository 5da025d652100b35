import { env } from "@/lib/env";

/**
 * The full URL of a path on this site. Its origin is configured, never taken from a request's Host header.
 */
export function absoluteUrl(path: string): string {
  return new URL(path, env.NEXTAUTH_URL).href;
}

/**
 * The URL that a text names, where it is on this site; null otherwise. Like a browser, the parser takes
 * "//host", "/\\host" and tabs for another origin; what it makes of "/..//host" is parsed again by whatever
 * receives the path, so the path must not begin with "//" either.
 */
export function readOwnAddress(text: string): URL | null {
  const { origin } = new URL(env.NEXTAUTH_URL);
  const url = URL.parse(text, text.startsWith("/") ? origin : undefined);
  return url?.origin === origin && !url.pathname.startsWith("//") ? url : null;
}
