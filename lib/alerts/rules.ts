export type AttentionKind =
  | "payment-mismatch"
  | "unknown-payment"
  | "payment-disputed"
  | "other-mode"
  | `dispute-${"none" | "open" | "won" | "lost"}`
  | "refund-failed"
  | "card-testing"
  | "card-accepted"
  | "sweep-stalled"
  | "webhook-silent"
  | "paid-without-access"
  | "mail-refused"
  | "mail-given-up"
  | "mail-bounced"
  | "gift-bounced"
  | "job-given-up";

/** What is only on the coach's list: it is about the mails to the coach. */
export type UnmailedKind = "notice-undelivered";

/** What stays on the coach's list for as long as it lasts; no mail is sent about it. */
type LastingKind = "mail-failing" | "reports-stuck";

const nextSteps = new Map(
  Object.entries({
    "payment-mismatch":
      "It opened nothing, and the money is at Stripe. Look the payment up there, then refund it or write to the buyer.",
    "unknown-payment":
      "Look the payment up at Stripe. If it was meant for this shop, refund it, or give the course to its buyer under “Courses”; if it belongs to something else that you sell, leave it as it is.",
    "payment-disputed":
      "The bank decides. If you think that the payment was rightful, send your evidence at Stripe; if not, accept the dispute there, and the bank gives the money back.",
    "other-mode": "No payment was touched. Look at the webhook’s settings at Stripe.",
    "dispute-open":
      "The bank decides. If you think that the payment was rightful, send your evidence at Stripe before the date that is named there. Access through this order is paused until the bank has decided.",
    "dispute-won":
      "Access that was paused only for the dispute is open again, and there is nothing to do.",
    "dispute-lost":
      "The bank has given the money back. Access through this order has ended, and there is nothing to do.",
    "dispute-none": "Look the payment up at Stripe.",
    "refund-failed":
      "Write to the buyer, who was promised this money. If you have cancelled it yourself, say so; if not, agree how it can reach them, for example by bank transfer.",
    "card-testing":
      "The site stops such attempts by itself, and there is nothing to do. If they go on for days, ask Stripe what else can be blocked there.",
    "card-accepted":
      "Look at the order’s page. If you do not know its buyer, refund it: a card that is found by trying many is mostly stolen, and its owner will want the money back.",
    "sweep-stalled":
      "No payment is lost: Stripe keeps them all, and the site serves them as soon as it can ask again. Pass this on to whoever looks after the site for you; its log says why it cannot.",
    "webhook-silent":
      "No payment is lost: the site asks Stripe every ten minutes by itself, but buyers wait that long. If the site was away just then, there is nothing to do. If not, pass this on to whoever looks after the site for you: the webhook’s address and its secret have to be right at Stripe.",
    "paid-without-access":
      "Look at the order’s page: there you can give access by hand, or the money back. And pass this on to whoever looks after the site for you.",
    "mail-refused":
      "The provider’s words above name the cause, most often an address or a setting there. Once it is mended, a buyer’s mail can be sent again from the order’s page.",
    "mail-given-up":
      "Once mails leave again, send a buyer’s receipt again from the order’s page, and write to them yourself about anything else of an order; whoever asked for any other mail can ask again. If mails do not leave, pass this on to whoever looks after the site for you: its log says why.",
    "mail-bounced":
      "The order’s page shows the address. If you can reach the buyer some other way, correct the address there; the mail is then sent again.",
    "gift-bounced":
      "The address may be mistyped. The page under “People” of whoever you gave the course to shows it; end that access there, and give the course to the right address.",
    "notice-undelivered":
      "Other mails to you may be missing too, so look at this page now and then: what they tell you of stands in your back office all the same. See whether your mailbox is full; if its address has changed, whoever looks after the site for you enters the new one in its settings.",
    "job-given-up":
      "Pass this on to whoever looks after the site for you. Its log says why the job failed.",
    "mail-failing":
      "The site goes on trying by itself for some days, and there is nothing to do at first. If this still stands here tomorrow, pass it on to whoever looks after the site for you.",
    "reports-stuck":
      "The site goes on trying by itself, and Stripe keeps every payment meanwhile. If this still stands here in an hour, pass it on to whoever looks after the site for you.",
  } satisfies Record<AttentionKind | UnmailedKind | LastingKind, string>),
);

const subjects = new Map(
  Object.entries({
    "payment-mismatch": "A payment opened nothing",
    "unknown-payment": "A payment belongs to no order",
    "payment-disputed": "A payment that opened nothing is disputed",
    "other-mode": "Stripe reports payments of another mode",
    "dispute-open": "An order is disputed",
    "dispute-won": "A dispute was decided for you",
    "dispute-lost": "A dispute was decided for the buyer",
    "dispute-none": "A dispute is not named any more",
    "refund-failed": "A refund did not reach the buyer",
    "card-testing": "Somebody tries many cards",
    "card-accepted": "One of many cards was accepted",
    "sweep-stalled": "Orders cannot be compared with payments",
    "webhook-silent": "Stripe does not report payments in time",
    "paid-without-access": "An order is paid and gave no access",
    "mail-refused": "A mail was refused for good",
    "mail-given-up": "A mail could not be sent",
    "mail-bounced": "A mail came back",
    "gift-bounced": "The mail with a course that you gave came back",
    "job-given-up": "The site gave up a task",
  } satisfies Record<AttentionKind, string>),
);

/**
 * What the coach can do about a matter. One that an older version raised may be of a kind that is gone now.
 */
export function nextStep(kind: string): string {
  return nextSteps.get(kind) ?? "The order’s page in your back office says how it stands now.";
}

/** The subject of the mail about a matter, so that mails about different kinds do not look alike. */
export function subjectOf(kind: string, orderNumber: number | undefined): string {
  const subject = subjects.get(kind) ?? "Your shop needs you";
  return orderNumber ? `${subject} (order ${orderNumber})` : subject;
}
