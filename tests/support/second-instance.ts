import { freePort } from "@/sandbox/launch/ports";
import { loadSecrets } from "@/sandbox/launch/secrets";
import { type Site, startSite } from "@/sandbox/launch/site";
import { describedWorld } from "./world-description";

/**
 * Starts another instance of the same build on the same database, like one of several machines behind one
 * public address, which is the first one's. The caller must stop it.
 */
export async function startSecondInstance(environment: Record<string, string> = {}): Promise<Site> {
  const world = describedWorld();
  const ports = {
    PORT: await freePort(),
    STRIPE_SANDBOX_PORT: portOf(world.cardProviderUrl),
    MAILBOX_PORT: portOf(world.mailboxUrl),
    DATABASE_PORT: portOf(world.databaseUrl),
  };
  const { dataFolder: dataDir, databaseUrl } = world;
  return startSite(
    { dataDir, ports, secrets: loadSecrets(dataDir), databaseUrl },
    {
      mode: "production",
      distDir: world.buildFolder,
      watch: () => {},
      environment: { ...environment, NEXTAUTH_URL: world.siteUrl },
    },
  );
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
