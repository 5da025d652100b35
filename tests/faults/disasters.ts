import { setTimeout as pause } from "node:timers/promises";
import { eventually } from "../support/eventually";
import { cardProvider, databaseServer, mailbox, site } from "../support/world";
import { manyNetworks } from "./customer";
import type { Lot } from "./lot";
import { isWell } from "./site-health";
import { letLocksGoStale } from "./time";

/** Something that goes wrong for a while; `end` runs before the next one strikes. */
type Disaster = {
  name: string;
  strike: (lot: Lot) => Promise<unknown>;
  end: () => Promise<unknown>;
  /** What has to be started again. */
  ends?: "site" | "database";
};

const cards = { end: cardProvider.recover };
const mails = { end: mailbox.recover };

/** A process that dies in the middle of its work, and comes back while people keep trying. */
function dying(
  name: string,
  ends: "site" | "database",
  process: { die: () => Promise<unknown>; live: () => Promise<unknown> },
): Disaster {
  let healing = Promise.resolve();
  return {
    name,
    ends,
    strike: async (lot) => {
      const moment = lot.below(400);
      healing = (async () => {
        await pause(moment);
        await process.die();
        await process.live();
      })();
    },
    end: async () => {
      await healing;
      await eventually("well site", isWell);
      await letLocksGoStale();
    },
  };
}

/** The chaos run draws from this list; a new kind of disaster is one more entry. */
export const disasters: Disaster[] = [
  { name: "nothing", strike: async () => {}, end: async () => {} },
  {
    name: "webhooks are lost",
    strike: () => cardProvider.webhooks(false),
    end: () => cardProvider.webhooks(true),
  },
  {
    name: "the card provider fails",
    strike: (lot) => cardProvider.fail({ status: lot.pick([429, 500, 503]), times: 15 }),
    ...cards,
  },
  {
    name: "the card provider hangs up",
    strike: () => cardProvider.fail({ down: true, times: 15 }),
    ...cards,
  },
  {
    name: "the card provider's answers are lost",
    strike: () => cardProvider.fail({ dropAnswers: true, times: 15 }),
    ...cards,
  },
  {
    name: "the card provider is slow",
    strike: () => cardProvider.fail({ latencyMs: 500, times: 10 }),
    ...cards,
  },
  { name: "the mail provider is down", strike: () => mailbox.fail({ mode: "down" }), ...mails },
  {
    name: "the mail provider's answers are lost",
    strike: () => mailbox.fail({ mode: "lost" }),
    ...mails,
  },
  { name: "the mail provider is busy", strike: () => mailbox.fail({ mode: "429" }), ...mails },
  dying("the site is killed", "site", { die: site.kill, live: () => site.start(manyNetworks) }),
  dying("the database crashes", "database", {
    die: databaseServer.stop,
    live: databaseServer.start,
  }),
];
