import { createSecrets } from "@/sandbox/launch/secrets";
import { usualPorts } from "@/sandbox/launch/settings";
import { siteEnvironment } from "@/sandbox/launch/site-environment";

// A unit test reaches no server, so the addresses only have to be well formed.
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

/** Vitest calls a function in a file of set-up; loading this one is enough. */
export default function setUp(): void {}
