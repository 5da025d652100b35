import { setTimeout as pause } from "node:timers/promises";
import { cardProvider, databaseServer, mailbox, site } from "../support/world";
import { manyNetworks } from "./customer";
import type { Lot } from "./lot";
import { untilWell } from "./site-health";
import { letLocksGoStale } from "./time";

/** Something that goes wrong for a while; `end` runs before the next one strikes. */
type Disaster = {
  name: string;
  strike: (lot: Lot) => Promise<unknown>;
  end: () => Promise<unknown>;
  /** The site has to be started again. */
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

/** A process that dies in the middle of its work, and comes back while people keep trying. */
function dying(die: () => Promise<unknown>, live: () => Promise<unknown>) {
  let healing = Promise.resolve();
  return {
    strike: async (lot: Lot) => {
      const moment = lot.below(400);
      healing = (async () => {
        await pause(moment);
        await die();
        await live();
      })();
    },
    end: async () => {
      await healing;
      await untilWell();
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
    ...dying(site.kill, () => site.start(manyNetworks)),
  },
  { name: "the database crashes", ...dying(databaseServer.stop, databaseServer.start) },
];
