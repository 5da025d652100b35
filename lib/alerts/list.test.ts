import { expect, it } from "vitest";
import { nextStep, subjectOf, takesRight } from "./list";

it.each<[string, string[]]>([
  ["payment-mismatch", ["opened nothing", "refund it or write to the buyer"]],
  ["unknown-payment", ["meant for this shop, refund it", "something else that you sell"]],
  ["payment-disputed", ["The bank decides", "send your evidence at Stripe", "accept the dispute"]],
  ["other-mode", ["No payment was touched", "webhook’s settings"]],
  [
    "dispute-open",
    ["The bank decides", "send your evidence at Stripe before the date that is named"],
  ],
  ["dispute-won", ["paused only for the dispute is open again", "nothing to do"]],
  ["dispute-lost", ["has given the money back", "ended", "nothing to do"]],
  ["dispute-none", ["Look the payment up at Stripe"]],
  [
    "refund-failed",
    ["Write to the buyer", "cancelled it yourself", "for example by bank transfer"],
  ],
  ["paid-twice", ["Unless the buyer meant to pay twice", "stays open through the other"]],
  ["early-fraud-warning", ["Unless you know this buyer", "spares you the dispute"]],
  ["card-testing", ["stops such attempts by itself", "nothing to do"]],
  ["card-accepted", ["the order’s page", "do not know its buyer, refund it"]],
  [
    "key-refused",
    ["lacks a permission", "the person who looks after the site", "No payment is lost"],
  ],
  ["permission-missing", ["the README lists", "mark this as done", "No payment is lost"]],
  ["sweep-stalled", ["No payment is lost", "the person who looks after the site"]],
  ["mail-blocked", ["No mail is lost", "“Mails” in your back office"]],
  ["mail-refused", ["most often an address", "sent again from “Mails”"]],
  ["mail-given-up", ["sent again from “Mails”", "its log says why"]],
  ["mails-given-up", ["“Mails” in your back office", "sends all of them"]],
  ["mail-bounced", ["reach the buyer some other way", "correct the address"]],
  ["gift-bounced", ["may be mistyped", "give the course to the right address"]],
  ["notice-undelivered", ["Other mails to you may be missing too", "mailbox is full"]],
  ["job-given-up", ["the person who looks after the site"]],
])("the alert %s tells the coach what to do", (kind, words) => {
  for (const each of words) expect(nextStep(kind)).toContain(each);
  const toRefund = [
    "payment-mismatch",
    "unknown-payment",
    "card-accepted",
    "early-fraud-warning",
    "paid-twice",
  ];
  expect(nextStep(kind).includes("refund")).toBe(toRefund.includes(kind));
  const mayBeDenied = /refund it|refund the order|correct the address/.test(nextStep(kind));
  expect(takesRight(kind)).toBe(mayBeDenied);
});

it("an alert of a kind from an earlier version links to its order", () => {
  expect(nextStep("dispute")).toBe("The order’s page in your back office says how it stands now.");
  expect(subjectOf("dispute", 12)).toBe("Your shop needs you (order 12)");
});

it("mails about alerts of different kinds have different subjects, which name the order", () => {
  expect(subjectOf("dispute-open", 12)).toBe("An order is disputed (order 12)");
  expect(subjectOf("webhook-silent", undefined)).toBe("Stripe does not report payments in time");
});
