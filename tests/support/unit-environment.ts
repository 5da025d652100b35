import { createSecrets } from "@/sandbox/launch/secrets";
import { usualPorts } from "@/sandbox/launch/settings";
import { siteEnvironment } from "@/sandbox/launch/site-environment";

// Unit tests reach no server, so the addresses only have to be well formed.
Object.assign(
  process.env,
  siteEnvironment({
    dataDir: ".data/unit",
    ports: usualPorts,
    databaseUrl: "postgresql://nobody@127.0.0.1:1/none",
    secrets: createSecrets(),
    distDir: ".next",
    mode: "test",
  }),
);

/** Vitest calls the default export of a set-up file; loading this one is enough. */
export default function setUp(): void {}
