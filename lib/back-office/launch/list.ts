import type { Line } from "./line";
import { address } from "./lines/address";
import { backup, restore } from "./lines/backup";
import { captions } from "./lines/captions";
import { cardKeys } from "./lines/card-keys";
import { cardWebhook } from "./lines/card-webhook";
import { clock } from "./lines/clock";
import { contactAddress } from "./lines/contact-address";
import { legalTexts } from "./lines/legal-texts";
import { mailDomain } from "./lines/mail-domain";
import { mailLetter } from "./lines/mail-letter";
import { mailRecords } from "./lines/mail-records";
import { mediaStore } from "./lines/media-store";
import { pageSamples, samples } from "./lines/samples";
import { secondFactor } from "./lines/second-factor";
import { livePurchase, testPurchase } from "./lines/test-purchase";
import { vimeo } from "./lines/vimeo";
import { welcomeMail } from "./lines/welcome-mail";

/** In the best order to do them. */
export const lines: Line[] = [
  secondFactor,
  address,
  clock,
  mailDomain,
  mailRecords,
  mailLetter,
  contactAddress,
  cardKeys,
  cardWebhook,
  testPurchase,
  livePurchase,
  mediaStore,
  vimeo,
  backup,
  restore,
  ...samples,
  pageSamples,
  welcomeMail,
  captions,
  legalTexts,
];
