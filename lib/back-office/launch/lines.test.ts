import { expect, it } from "vitest";
import {
  judgeLivePurchase,
  judgePurchase,
  type Purchase,
} from "@/lib/back-office/launch/purchase/rules";
import { HANDLED } from "@/lib/payments/stripe-setup";
import { judgeCertificate } from "./lines/address";
import { judgeAge } from "./lines/backup";
import { findKeyGaps, judgeAccount } from "./lines/card-keys";
import { judgeEndpoint } from "./lines/card-webhook";
import { judgeClock } from "./lines/clock";
import { findContactGaps } from "./lines/contact-address";
import { findSenderGaps, judgeDomain } from "./lines/mail-domain";
import { judgeRecords } from "./lines/mail-records";

const SENDER = "Your coach <hello@coach.co.uk>";
const SECRET = "whsec_abc";

it("a site with live keys and its own sender and contact address has no gaps", () => {
  const gaps = [findKeyGaps("rk_live_abc"), findSenderGaps(SENDER, SECRET)];
  expect([...gaps, findContactGaps("hello@coach.co.uk")].flat()).toEqual([]);
});

it.each([
  ["no keys", findKeyGaps(undefined), "nobody can pay"],
  ["test keys", findKeyGaps("sk_test_abc"), "no real money"],
  ["a borrowed sender", findSenderGaps("Coach <a@resend.dev>", SECRET), "not yours"],
  ["an example's sender", findSenderGaps("hello@example.com", SECRET), "not yours"],
  [
    "no secret for the mail provider's webhook",
    findSenderGaps(SENDER, undefined),
    "when a receipt comes back",
  ],
  ["a placeholder as contact address", findContactGaps("hello@example.com"), "a placeholder"],
])("%s is reported in one sentence", (_what, gaps, sentence) => {
  expect(gaps).toEqual([expect.stringContaining(sentence)]);
});

const arrived: Purchase = {
  number: 1001,
  payment: "succeeded",
  webhook: { isProcessed: true },
  refused: null,
  endpoint: null,
  isPaid: true,
  hasAccess: true,
  receipt: "sent",
  isRefunded: false,
};
const noReport = { webhook: null, isPaid: false, hasAccess: false, receipt: "none" } as const;

it("a purchase is proven once every step has arrived", () => {
  expect(judgePurchase(arrived)).toMatchObject({ is: "proven" });
});

it.each<[string, Partial<Purchase>, string]>([
  ["a wrong key", { payment: null }, "the payment at Stripe. The shop could not ask"],
  ["an unfinished payment", { payment: "open" }, "It is open there"],
  [
    "a wrong secret",
    { ...noReport, refused: "The signature is not right." },
    "STRIPE_WEBHOOK_SECRET is not the secret",
  ],
  [
    "a wrong clock",
    { ...noReport, refused: "The signature is missing or too far from now." },
    "set the server’s clock",
  ],
  [
    "an event of another kind",
    { ...noReport, refused: "This is not an event." },
    "another kind of events or another API version",
  ],
  ["a missing event", { ...noReport, endpoint: "It does not send: x." }, "It does not send: x."],
  ["a wrong address", noReport, "the endpoint’s address is likely wrong"],
  ["a waiting job", { webhook: { isProcessed: false } }, "the job that serves it"],
  ["an order that is not paid", { isPaid: false }, "the order as paid"],
  ["no access", { hasAccess: false }, "access to the course"],
  ["a waiting receipt", { receipt: "waiting" }, "has not taken it yet"],
  ["a receipt that was given up", { receipt: "given up" }, "refuses it"],
])("after %s, the proof of a purchase names the step and its cause", (_what, change, words) => {
  const outcome = judgePurchase({ ...arrived, ...change });
  expect(outcome).toEqual({ is: "failed", words: expect.stringContaining(words) });
  expect(outcome.words).toContain("Did not come: ");
});

it("without a purchase the proof asks for one", () => {
  expect(judgePurchase(null).words).toContain("Buy a course first");
});

const URL_OF_OURS = "https://coach.co.uk/api/webhooks/stripe";
const endpoint = { url: URL_OF_OURS, status: "enabled", enabled_events: HANDLED };

it.each([
  ["all events by name", endpoint, "proven", "every event"],
  ["all events by a wildcard", { ...endpoint, enabled_events: ["*"] }, "proven", "every event"],
  ["one event missing", { ...endpoint, enabled_events: HANDLED.slice(1) }, "failed", HANDLED[0]],
  ["its switch off", { ...endpoint, status: "disabled" }, "failed", "switched off"],
])("an endpoint with %s is judged", (_what, own, is, words) => {
  const others = [{ ...endpoint, url: "https://other.example/" }, own];
  expect(judgeEndpoint(URL_OF_OURS, others)).toEqual({
    is,
    words: expect.stringContaining(words ?? ""),
  });
  expect(judgeEndpoint(URL_OF_OURS, others.slice(0, 1))).toBeNull();
});

const domain = {
  name: "coach.co.uk",
  status: "verified",
  records: [
    { record: "SPF", type: "TXT", name: "send", status: "verified" },
    { record: "DKIM", type: "TXT", name: "resend._domainkey", status: "not_started" },
  ],
};

it.each([
  ["a verified domain", "coach.co.uk", [domain], "proven", "is verified"],
  ["a domain below it", "mail.coach.co.uk", [domain], "proven", "is verified"],
  ["a lookalike", "notcoach.co.uk", [domain], "failed", "does not know"],
  [
    "an open record",
    "coach.co.uk",
    [{ ...domain, status: "pending" }],
    "failed",
    "DKIM (TXT at resend._domainkey)",
  ],
  ["a key that may only send", "coach.co.uk", "refused" as const, "failed", "may only send"],
  ["a provider that does not answer", "coach.co.uk", "away" as const, "failed", "does not answer"],
])("the proof of the mail domain reports %s", (_what, name, domains, is, words) => {
  expect(judgeDomain(name, domains)).toEqual({ is, words: expect.stringContaining(words) });
});

const NOW = new Date("2026-11-25T12:00:00Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

it.each([
  ["https://coach.co.uk", inDays(60), "proven", "until"],
  ["https://coach.co.uk", inDays(5), "failed", "was not renewed"],
  ["https://coach.co.uk", "self-signed certificate", "failed", "(self-signed certificate)"],
  ["http://localhost:3000", inDays(60), "failed", "on this machine only"],
])("a certificate of %s that ends %s is %s", (site, end, is, words) => {
  expect(judgeCertificate(site, end, NOW)).toEqual({ is, words: expect.stringContaining(words) });
});

it.each([
  [null, ["There has been none yet: do it."]],
  [inDays(-1), []],
  [inDays(-3), [expect.stringContaining("The last one was on")]],
])("a last backup of %s is judged by its age", (at, gaps) => {
  expect(judgeAge("backup", at, "do it", NOW)).toEqual(gaps);
});

const records = { spf: "v=spf1 -all", dkim: "p=MIG", dmarc: "v=DMARC1; p=none" };

it.each([
  ["all three", records, "proven", "p=none"],
  ["no SPF", { ...records, spf: null }, "failed", "TXT record for send.coach.co.uk"],
  ["no DKIM", { ...records, dkim: null }, "failed", "resend._domainkey.coach.co.uk"],
  ["no DMARC", { ...records, dmarc: null }, "failed", "TXT record for _dmarc.coach.co.uk"],
  ["no name server", "away" as const, "failed", "No name server answers"],
])("the proof of the domain’s records reports %s", (_what, found, is, words) => {
  expect(judgeRecords("coach.co.uk", found)).toEqual({ is, words: expect.stringContaining(words) });
});

const account = { id: "acct_1", name: "Coach Ltd", takesCards: true, clock: NOW };

it.each([
  ["its name", account, "proven", "live keys of “Coach Ltd” (acct_1)"],
  ["only a number", { ...account, name: null, takesCards: null }, "proven", "account acct_1"],
  [
    "no permission to take cards",
    { ...account, takesCards: false },
    "failed",
    "may not take cards",
  ],
  ["an unknown key", null, "failed", "does not know this key"],
])("the proof of an account reports %s", (_what, found, is, words) => {
  expect(judgeAccount(found, "live")).toEqual({ is, words: expect.stringContaining(words) });
});

it.each([
  [0, "proven", "agrees with the database"],
  [25, "failed", "25 seconds ahead of this server’s"],
  [-90, "failed", "90 seconds behind this server’s"],
])("a clock that is %s seconds off is %s", (seconds, is, words) => {
  const outcome = judgeClock([{ of: "the database", seconds }]);
  expect(outcome).toEqual({ is, words: expect.stringContaining(words) });
});

it("a real payment is proven once it was refunded", () => {
  expect(judgeLivePurchase(arrived).words).toContain("Did not come: the money back. Refund");
  expect(judgeLivePurchase({ ...arrived, isRefunded: true })).toMatchObject({ is: "proven" });
});
