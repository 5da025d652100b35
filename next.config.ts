import type { NextConfig } from "next";
import { env } from "./lib/env";

export default {
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  reactStrictMode: true,
  // Titles and descriptions go into the head for everybody, not only for known crawlers.
  htmlLimitedBots: /.*/,
  // graphile-worker reads its own SQL files and pino its own worker files, so neither may be bundled.
  serverExternalPackages: ["graphile-worker", "pino", "pg"],
  // Type-checking is a separate step (`npm run check`), on generated route types.
  typescript: { ignoreBuildErrors: true },
  // Films come from the handler that checks entitlement; drawn artwork needs no optimiser.
  images: { unoptimized: true },
  // One address per page: the older ones redirect for good (308).
  redirects: async () => [
    { source: "/irish-dancing", destination: "/courses/irish-dancing", permanent: true },
    { source: "/course/:slug", destination: "/courses/:slug", permanent: true },
  ],
  rewrites: async () => [
    // Browsers ask here on their own, and mails that were sent long ago name the other one.
    { source: "/favicon.ico", destination: "/icons/favicon.ico" },
    { source: "/icon-192.png", destination: "/icons/icon-192.png" },
    // Only the database knows the slug, so a page of its own redirects.
    { source: "/courses/:id(\\d+)", destination: "/courses/by-id/:id" },
  ],
} satisfies NextConfig;
