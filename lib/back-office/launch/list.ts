import type { Line } from "./line";
import { address } from "./lines/address";
import { backup, restore } from "./lines/backup";
import { captions } from "./lines/captions";
import { cardKeys } from "./lines/card-keys";
import { cardWebhook } from "./lines/card-webhook";
import { contactAddress } from "./lines/contact-address";
import { legalTexts } from "./lines/legal-texts";
import { mailDmarc } from "./lines/mail-dmarc";
import { mailDomain } from "./lines/mail-domain";
import { mailLetter } from "./lines/mail-letter";
import { mediaStore } from "./lines/media-store";
import { pageSamples, samples } from "./lines/samples";
import { secondFactor } from "./lines/second-factor";
import { testPurchase } from "./lines/test-purchase";

/** In the order in which they are done best. */
export const lines: Line[] = [
  secondFactor,
  address,
  mailDomain,
  mailDmarc,
  mailLetter,
  contactAddress,
  cardKeys,
  cardWebhook,
  testPurchase,
  mediaStore,
  backup,
  restore,
  ...samples,
  pageSamples,
  captions,
  legalTexts,
];
