import type { NextConfig } from "next";
import { env } from "./lib/env";

export default {
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  reactStrictMode: true,
  // Titles and descriptions stand in the head for everybody, not only for known crawlers.
  htmlLimitedBots: /.*/,
  // graphile-worker reads its own SQL files and pino its own worker files, so neither may be bundled.
  serverExternalPackages: ["graphile-worker", "pino", "pg"],
  // Types are a step of their own (`npm run check`), on generated route types.
  typescript: { ignoreBuildErrors: true },
  // A lesson's film comes from the entitlement-checked handler; drawn artwork needs no optimiser.
  images: { unoptimized: true },
  // One address a page: the older ones lead on for good (308).
  redirects: async () => [
    { source: "/irish-dancing", destination: "/courses/irish-dancing", permanent: true },
    { source: "/courses/public-speaking", destination: "/public-speaking", permanent: true },
    { source: "/course/:slug", destination: "/courses/:slug", permanent: true },
  ],
  rewrites: async () => [
    // Its slug is known to the database only, so a page of its own redirects.
    { source: "/courses/:id(\\d+)", destination: "/courses/by-id/:id" },
  ],
} satisfies NextConfig;
