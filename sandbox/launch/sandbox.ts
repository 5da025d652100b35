import { join } from "node:path";
import { databaseUrl, endLeftoverPostgres, type PostgresOptions, startPostgres } from "../postgres";
import { emptyDataFolder, openDataFolder } from "./data-folder";
import { isListening, type Ports, requireFreePorts } from "./ports";
import { loadSecrets, type Secrets } from "./secrets";
import { type Service, startService, waitUntilReady } from "./service";
import type { Settings } from "./settings";
import { systemEnvironment } from "./site-environment";
import { step } from "./step.mjs";

export type Watch = (service: Service) => void;

export type Sandbox = {
  dataDir: string;
  ports: Ports;
  secrets: Secrets;
  databaseUrl: string;
};

export async function startSandbox(
  settings: Settings,
  { fresh, watch }: { fresh: boolean; watch: Watch },
): Promise<Sandbox> {
  const { ports, dataDir } = settings;
  openDataFolder(dataDir);
  if (!settings.databaseUrl) await endLeftoverPostgres(postgresOptions(settings));
  if (fresh) emptyDataFolder(dataDir);
  const { DATABASE_PORT, ...others } = ports;
  await requireFreePorts(settings.databaseUrl ? others : ports);

  const sandbox = {
    dataDir,
    ports,
    secrets: loadSecrets(dataDir),
    databaseUrl: settings.databaseUrl ?? databaseUrl(postgresOptions(settings)),
  };
  if (!settings.databaseUrl) {
    await step("Starting PostgreSQL", () => startPostgres(postgresOptions(settings), watch));
  }
  await step("Starting the card provider and the mailbox", async () => {
    await Promise.all([startCardProvider(sandbox, watch), startMailbox(sandbox, watch)]);
  });
  return sandbox;
}

export function postgresOptions({
  dataDir,
  ports,
}: Pick<Settings, "dataDir" | "ports">): PostgresOptions {
  return {
    folder: join(dataDir, "postgres"),
    port: ports.DATABASE_PORT,
    password: loadSecrets(dataDir).databasePassword,
    logFile: join(dataDir, "logs/postgres.log"),
  };
}

function startCardProvider(sandbox: Sandbox, watch: Watch): Promise<Service> {
  const { dataDir, ports, secrets } = sandbox;
  return startServer("card-provider", ports.STRIPE_SANDBOX_PORT, dataDir, watch, {
    STRIPE_SANDBOX_PORT: String(ports.STRIPE_SANDBOX_PORT),
    CARD_PROVIDER_FILE: join(dataDir, "card-provider.sqlite"),
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    WEBHOOK_URL: `http://127.0.0.1:${ports.PORT}/api/webhooks/stripe`,
  });
}

function startMailbox({ dataDir, ports }: Sandbox, watch: Watch): Promise<Service> {
  return startServer("mailbox", ports.MAILBOX_PORT, dataDir, watch, {
    MAILBOX_PORT: String(ports.MAILBOX_PORT),
    MAILBOX_FILE: join(dataDir, "mailbox.sqlite"),
  });
}

async function startServer(
  name: string,
  port: number,
  dataDir: string,
  watch: Watch,
  env: Record<string, string>,
): Promise<Service> {
  const service = startService({
    name: `The ${name.replace("-", " ")}`,
    ...typescript(`sandbox/${name}/server.ts`),
    env: { ...systemEnvironment(), ...env },
    logFile: join(dataDir, `logs/${name}.log`),
  });
  watch(service);
  await waitUntilReady(service, () => isListening(port), 30);
  return service;
}

export function typescript(file: string, ...rest: string[]): { command: string; args: string[] } {
  const flags = ["--disable-warning=ExperimentalWarning", "--import", "tsx"];
  return { command: process.execPath, args: [...flags, file, ...rest] };
}
