import pg from "pg";
import { z } from "zod";
import type { Fault } from "@/sandbox/mailbox/faults";
import { type Message, messageSchema } from "@/sandbox/mailbox/message";
import { eventually } from "./eventually";
import { breaks } from "./site-errors";
import { describedWorld } from "./world-description";

const world = describedWorld();

export const { siteUrl, cardProviderUrl, databaseUrl, buildFolder, dataFolder } = world;

/** The site's process, for tests of what survives its end. */
export const site = {
  /** Returns whether it ended in time; if not, it was killed after half a minute. */
  stop: async () => z.boolean().parse(await call(world.controlUrl, "POST", "/stop")),
  kill: () => call(world.controlUrl, "POST", "/kill"),
  start: (environment: Record<string, string> = {}) =>
    call(world.controlUrl, "POST", "/start", environment),
  /** Restarts it with these changes to its original environment, unless it already runs with them. */
  restart: (environment: Record<string, string> = {}) =>
    call(world.controlUrl, "POST", "/restart", environment),
  /** In bytes. */
  memory: async () => z.number().parse(await call(world.controlUrl, "GET", "/memory")),
  /** Restarts it as if middleware.ts did not exist; `restart` brings the file back. */
  removeGate: (environment: Record<string, string> = {}) => {
    breaks("gate");
    return call(world.controlUrl, "POST", "/remove-gate", environment);
  },
};

function disturb(how: string, environment?: object): Promise<unknown> {
  breaks("database");
  return call(world.controlUrl, "POST", `/database/${how}`, environment);
}

/** The database's own process. */
export const databaseServer = {
  stop: () => disturb("stop"),
  start: () => disturb("start"),
  /** Restarts it with the same data at another port. */
  move: (port: number) => disturb("move", { PORT: String(port) }),
  /** False if this machine forbids it. */
  moveToSmallDisk: async () => z.boolean().parse(await disturb("small-disk")),
  returnFromSmallDisk: () => disturb("own-disk"),
  backUp: () => disturb("back-up"),
  restore: () => disturb("restore"),
};

/** The mailbox of any lane's world. */
export function mailboxAt(url: string) {
  const mailbox = {
    /** The mails to an address, or all of them; newest first. */
    async messages(to?: string): Promise<Message[]> {
      const search = to === undefined ? "" : `?${new URLSearchParams({ to })}`;
      const answer = await call(url, "GET", `/messages${search}`);
      return z.array(messageSchema).parse(answer);
    },
    /** Waits for the newest mail to an address whose subject matches. */
    mail(to: string, subject: RegExp): Promise<Message> {
      const find = async () =>
        (await mailbox.messages(to)).find((mail) => subject.test(mail.subject));
      return eventually(`mail to ${to} like ${subject}`, find, 20);
    },
    clear: () => call(url, "DELETE", "/messages"),
    fail(fault: Partial<Fault> & Pick<Fault, "mode">) {
      breaks("mail provider");
      return call(url, "PUT", "/faults", fault);
    },
    /** How many sends the fault has hit. */
    async hits(): Promise<number> {
      const answer = await call(url, "GET", "/faults");
      return z.object({ hits: z.number() }).parse(answer).hits;
    },
    recover: () => call(url, "DELETE", "/faults"),
  };
  return mailbox;
}

export const mailbox = mailboxAt(world.mailboxUrl);

/** The buttons of the card provider's page as calls; paths are relative to /sandbox/. */
export const cardProvider = {
  post: (path: string, body: object = {}) =>
    call(world.cardProviderUrl, "POST", `/sandbox/${path}`, body),
  fail(fault: object) {
    breaks("card provider");
    return call(world.cardProviderUrl, "PUT", "/sandbox/faults", fault);
  },
  recover: () => call(world.cardProviderUrl, "DELETE", "/sandbox/faults"),
  async deliveries() {
    const answer = await call(world.cardProviderUrl, "GET", "/sandbox/deliveries");
    return deliveryList.parse(answer).deliveries;
  },
  clear: () => call(world.cardProviderUrl, "DELETE", "/sandbox/payments"),
  webhooks: (enabled: boolean) =>
    call(world.cardProviderUrl, "PUT", "/sandbox/webhooks", { enabled }),
};

const deliveryList = z.object({ deliveries: z.array(z.object({ state: z.string() })) });

const pool = new pg.Pool({ connectionString: databaseUrl, allowExitOnIdle: true });
// Tests stop the database; the next query gets a new connection.
pool.on("error", () => {});

/** Queries the site's own database on whichever connection is free. */
export async function query(sql: string, values: unknown[] = []): Promise<unknown[]> {
  return (await pool.query(sql, values)).rows;
}

async function call(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(new URL(path, base), {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}
