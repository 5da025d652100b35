import { resolve } from "node:path";
import pg from "pg";
import { z } from "zod";
import type { Ports } from "./ports";

export const usualPorts: Ports = {
  PORT: 3000,
  STRIPE_SANDBOX_PORT: 3010,
  MAILBOX_PORT: 3020,
  // Below the range that systems use for outgoing connections, one of which might hold the port.
  DATABASE_PORT: 25_432,
};

const port = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, "must be a port number")
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, "must be between 1 and 65535")
    .default(usual);

/** The host of a socket is its folder. */
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|::1|\/.*)$/i;

/** Asks the driver for the host it would connect to, because an address can name one in several places. */
function isOnThisMachine(databaseUrl: string): boolean {
  try {
    return THIS_MACHINE.test(new pg.Client({ connectionString: databaseUrl }).host);
  } catch {
    return false;
  }
}

const schema = z.object({
  PORT: port(usualPorts.PORT),
  STRIPE_SANDBOX_PORT: port(usualPorts.STRIPE_SANDBOX_PORT),
  MAILBOX_PORT: port(usualPorts.MAILBOX_PORT),
  DATABASE_PORT: port(usualPorts.DATABASE_PORT),
  DATA_DIR: z.string().default(".data/demo"),
  DATABASE_URL: z
    .string()
    .refine(
      isOnThisMachine,
      "must name a database on this machine, or be unset: mails that wait in it go to the sandbox's mailbox",
    )
    .optional(),
});

export type Settings = {
  ports: Ports;
  dataDir: string;
  databaseUrl: string | undefined;
};

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`);
    throw new Error(lines.join("\n"));
  }
  const { DATA_DIR, DATABASE_URL, ...ports } = parsed.data;
  return { ports, dataDir: resolve(DATA_DIR), databaseUrl: DATABASE_URL };
}
