import type { NextConfig } from "next";
import { env } from "./lib/env";

export default {
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  reactStrictMode: true,
  // graphile-worker reads its own SQL files and pino its own worker files, so neither may be bundled.
  serverExternalPackages: ["graphile-worker", "pino", "pg"],
  // Types are a step of their own (`npm run check`), on generated route types.
  typescript: { ignoreBuildErrors: true },
  // A lesson's film comes from the entitlement-checked handler; drawn artwork needs no optimiser.
  images: { unoptimized: true },
} satisfies NextConfig;
