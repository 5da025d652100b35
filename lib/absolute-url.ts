import { env } from "@/lib/env";

/** Of a path on this site. It comes from the configuration, never from a request's Host header. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.NEXTAUTH_URL).href;
}
