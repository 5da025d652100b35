import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { cardProvider, databaseServer, databaseUrl, mailbox, site } from "../support/world";
import { manyNetworks } from "./customer";
import type { Lot } from "./lot";
import { freezeBackends } from "./processes";
import { untilWell } from "./site-health";
import { letLocksGoStale } from "./time";
import { wire } from "./wired";

/** Something that goes wrong for a while; `end` runs before the next disaster strikes. */
type Disaster = {
  name: string;
  strike: (lot: Lot) => Promise<unknown>;
  end: () => Promise<unknown>;
  /** Set if the site has to be started again afterwards. */
  endsSite?: boolean;
};

const cards = (name: string, strike: Disaster["strike"]): Disaster => ({
  name: `the card provider ${name}`,
  strike,
  end: cardProvider.recover,
});

const mails = (name: string, mode: "down" | "lost" | "429"): Disaster => ({
  name: `the mail provider ${name}`,
  strike: () => mailbox.fail({ mode }),
  end: mailbox.recover,
});

/** The environment of a site that the disasters can reach. */
const environment = () => ({ ...manyNetworks, DATABASE_URL: wire.url });

async function recover(): Promise<void> {
  await untilWell();
  await letLocksGoStale();
}

/** A process that dies in the middle of its work, and returns while buyers keep trying. */
function dying(die: () => Promise<unknown>, live: () => Promise<unknown>) {
  return lasting(0, async (lot) => {
    await pause(lot.below(400));
    await die();
    return live;
  });
}

/** Begins while buyers are at work, and ends at a random moment while they keep trying. */
function lasting(longestMs: number, begin: (lot: Lot) => Promise<() => unknown>) {
  let over = Promise.resolve();
  return {
    strike: async (lot: Lot) => {
      over = begin(lot).then(async (finish) => {
        await pause(lot.below(longestMs));
        await finish();
      });
    },
    end: async () => {
      await over;
      await recover();
    },
  };
}

/** The tables that a purchase writes to. */
const WRITTEN = [
  "Order",
  "OrderEvent",
  "User",
  "Grant",
  "OutboxMail",
  "ProviderEvent",
  "RateLimit",
];

/** In milliseconds, longer than the driver waits for an answer. */
const STALL_MS = 12_000;

const stalls: Disaster[] = [
  {
    name: "a table is locked by somebody else",
    ...lasting(STALL_MS, async (lot) => {
      const rival = new pg.Client({ connectionString: databaseUrl });
      await rival.connect();
      await rival.query(`BEGIN; LOCK TABLE "${lot.pick(WRITTEN)}" IN EXCLUSIVE MODE`);
      return () => rival.end();
    }),
  },
  { name: "the database's processes freeze", ...lasting(STALL_MS, freezeBackends) },
  {
    name: "the line to the database is cut",
    ...lasting(3_000, async () => {
      wire.cut();
      return () => wire.mend();
    }),
  },
  {
    name: "the line to the database is held up and resumed",
    ...lasting(STALL_MS, async (lot) => wire.hold(lot.pick(["BEGIN", "INSERT", "COMMIT"]))),
  },
  {
    name: "the answer to a COMMIT is lost",
    strike: async () => void wire.loseAnswerTo("COMMIT"),
    end: async () => {
      wire.mend();
      await recover();
    },
  },
];

/** The chaos run draws from this list, to which new kinds of disaster are added. */
export const disasters: Disaster[] = [
  { name: "nothing", strike: async () => {}, end: async () => {} },
  {
    name: "webhooks are lost",
    strike: () => cardProvider.webhooks(false),
    end: () => cardProvider.webhooks(true),
  },
  cards("fails", (lot) => cardProvider.fail({ status: lot.pick([429, 500, 503]), times: 15 })),
  cards("hangs up", () => cardProvider.fail({ down: true, times: 15 })),
  cards("takes what it is asked, and its answers are lost", () =>
    cardProvider.fail({ dropAnswers: true, times: 15 }),
  ),
  cards("is slow", () => cardProvider.fail({ latencyMs: 500, times: 10 })),
  mails("is down", "down"),
  mails("takes mails, and its answers are lost", "lost"),
  mails("is busy", "429"),
  {
    name: "the site is killed",
    endsSite: true,
    ...dying(site.kill, () => site.start(environment())),
  },
  { name: "the database crashes", ...dying(databaseServer.stop, databaseServer.start) },
  ...stalls,
];
