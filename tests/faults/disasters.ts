import { cardProvider, mailbox } from "../support/world";
import type { Lot } from "./lot";

/** Something that goes wrong for a while; what ends it runs before the next one strikes. */
type Disaster = {
  name: string;
  strike: (lot: Lot) => Promise<unknown>;
  end: () => Promise<unknown>;
};

const cards = { end: cardProvider.recover };
const mails = { end: mailbox.recover };

/** A new kind of trouble is one more line here: the chaos run draws from them all. */
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
];
