import type { NextConfig } from "next";
import { env } from "./lib/env";

export default {
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  reactStrictMode: true,
  // Puts titles and descriptions into the head for every client, not only for known crawlers.
  htmlLimitedBots: /.*/,
  // Not bundled, because graphile-worker reads its own SQL files and pino its own worker files.
  serverExternalPackages: ["graphile-worker", "pino", "pg"],
  // Type-checking is a separate step (`npm run check`), on generated route types.
  typescript: { ignoreBuildErrors: true },
  // Films come from the handler that checks access, and drawn artwork needs no optimiser.
  images: { unoptimized: true },
  // One address per page: old addresses redirect permanently (308).
  redirects: async () => [
    { source: "/irish-dancing", destination: "/courses/irish-dancing", permanent: true },
    { source: "/course/:slug", destination: "/courses/:slug", permanent: true },
  ],
  rewrites: async () => [
    // Browsers request the first address unasked, and old mails contain the second.
    { source: "/favicon.ico", destination: "/icons/favicon.ico" },
    { source: "/icon-192.png", destination: "/icons/icon-192.png" },
    // Only the database knows the slug, so a page handles the redirect.
    { source: "/courses/:id(\\d+)", destination: "/courses/by-id/:id" },
  ],
} satisfies NextConfig;
