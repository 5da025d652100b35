import { env } from "@/lib/env";

/** The origin is configured, never taken from a request's Host header. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.NEXTAUTH_URL).href;
}

/**
 * Null for another site. Like browsers, the parser takes "//host", "/\\host" and tabs for another origin.
 * "/..//host" would be parsed again by its receiver, so the path must not begin with "//".
 */
export function readOwnAddress(text: string): URL | null {
  const { origin } = new URL(env.NEXTAUTH_URL);
  const url = URL.parse(text, text.startsWith("/") ? origin : undefined);
  return url?.origin === origin && !url.pathname.startsWith("//") ? url : null;
}
