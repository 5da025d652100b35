import { env } from "@/lib/env";

/** Of a path on this site. It comes from the configuration, never from a request's Host header. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.NEXTAUTH_URL).href;
}

/**
 * The address of this site that a text names; null where it names another one or none. The parser takes
 * "//host", "/\\host" and tabs for another origin, as a browser would; what it makes of "/..//host" is read
 * once more by whoever gets the path, so that must not look like one either.
 */
export function readOwnAddress(text: string): URL | null {
  const { origin } = new URL(env.NEXTAUTH_URL);
  const url = URL.parse(text, text.startsWith("/") ? origin : undefined);
  return url?.origin === origin && !url.pathname.startsWith("//") ? url : null;
}
