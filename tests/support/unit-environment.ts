import { createSecrets } from "@/sandbox/launch/secrets";
import { usualPorts } from "@/sandbox/launch/settings";
import { siteEnvironment } from "@/sandbox/launch/site-environment";

/** Settings of the site, read once for all unit tests. They reach no server: addresses are only well formed. */
export function setup(): void {
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
}
