import { failed, type Outcome, proven } from "@/lib/back-office/launch/line";

export type Purchase = {
  number: number;
  /** The payment's status at the provider; null if the shop could not ask. */
  payment: string | null;
  /** Null until an event with a valid signature has arrived. */
  webhook: { isProcessed: boolean } | null;
  /** Why the shop refused the newest event since the order began; null if it refused none. */
  refused: string | null;
  /** What is wrong with the provider's endpoint; null if nothing is, or the shop could not ask. */
  endpoint: string | null;
  isPaid: boolean;
  hasAccess: boolean;
  receipt: "sent" | "waiting" | "given up" | "none";
  isRefunded: boolean;
};

type Step = { name: string; came: boolean; cause: string };

/** Names the first step that is missing, and its likeliest cause. */
export function judgePurchase(purchase: Purchase | null): Outcome {
  return judge(purchase, (it) => listSteps(it));
}

/** Also requires that the real money was refunded. */
export function judgeLivePurchase(purchase: Purchase | null): Outcome {
  return judge(purchase, (it) => [
    ...listSteps(it),
    {
      name: "the money back",
      came: it.isRefunded,
      cause: "Refund the order under “Orders”, then press this again.",
    },
  ]);
}

function judge(purchase: Purchase | null, list: (purchase: Purchase) => Step[]): Outcome {
  if (!purchase) {
    return failed("Nobody has bought with your address within the last day. Buy a course first.");
  }
  const steps = list(purchase);
  const open = steps.findIndex(({ came }) => !came);
  const names = steps.slice(0, open === -1 ? undefined : open).map(({ name }) => name);
  const arrived = names.length > 0 ? `Arrived: ${names.join(", ")}.` : "";
  const missing = steps[open];
  const order = `Order ${purchase.number}.`;
  if (!missing) return proven(`${order} ${arrived}`);
  return failed(
    `${order} ${arrived} Did not come: ${missing.name}. ${missing.cause}`.replaceAll("  ", " "),
  );
}

function listSteps(it: Purchase): Step[] {
  return [
    {
      name: "the payment at Stripe",
      came: it.payment === "succeeded",
      cause: it.payment
        ? `It is ${it.payment} there: finish paying, or take the test card above.`
        : "The shop could not ask: the secret key is likely wrong.",
    },
    { name: "the report with its signature", came: it.webhook !== null, cause: whyNoReport(it) },
    {
      name: "the job that serves it",
      came: it.webhook?.isProcessed ?? false,
      cause: "It is tried again by itself; “Needs you” says more if it goes on.",
    },
    { name: "the order as paid", came: it.isPaid, cause: "Look at the order’s history." },
    { name: "access to the course", came: it.hasAccess, cause: "Look at the order’s history." },
    { name: "the receipt", came: it.receipt === "sent", cause: whyNoReceipt(it.receipt) },
  ];
}

function whyNoReport({ refused, endpoint }: Purchase): string {
  if (refused?.includes("signature is not right")) {
    return "A report came, but STRIPE_WEBHOOK_SECRET is not the secret of the endpoint that sent it. Each endpoint has its own, and test and live ones differ.";
  }
  if (refused?.includes("too far from now")) {
    return "A report came, but its time is not this server’s: set the server’s clock by NTP.";
  }
  if (refused)
    return `A report came and was refused: ${refused} At Stripe, the endpoint was likely made for another kind of events or another API version: delete it there, and press “Check it, or make it” above. Thin events do as well.`;
  return (
    endpoint ??
    "None came: the endpoint’s address is likely wrong, or the server cannot be reached from outside."
  );
}

function whyNoReceipt(receipt: Purchase["receipt"]): string {
  if (receipt === "waiting")
    return "The mail provider has not taken it yet: see “Mails”, and the lines on mail above.";
  if (receipt === "given up") return "The mail provider refuses it: see “Mails”.";
  return "It was never queued: look at the order’s history.";
}
