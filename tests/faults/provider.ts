import Stripe from "stripe";
import { loadSecrets } from "@/sandbox/launch/secrets";
import { signEvent } from "../support/sign-event";
import { cardProviderUrl, dataFolder, siteUrl } from "../support/world";

const { hostname, port } = new URL(cardProviderUrl);

export const secrets = loadSecrets(dataFolder);

/** The card provider, called through its own SDK. */
export const stripe = new Stripe(secrets.stripeSecretKey, {
  host: hostname,
  port,
  protocol: "http",
  maxNetworkRetries: 0,
  telemetry: false,
});

/** The signature header that the provider would send with this body. */
export const sign = (payload: string) => signEvent(payload, secrets.stripeWebhookSecret);

/** Posts to the webhook and returns the status. */
export async function post(
  body: string,
  signature: string | null = sign(body),
  instance = siteUrl,
): Promise<number> {
  const response = await fetch(new URL("/api/webhooks/stripe", instance), {
    method: "POST",
    headers: { ...(signature !== null && { "stripe-signature": signature }) },
    body,
  });
  await response.body?.cancel();
  return response.status;
}

export const countPayments = async () =>
  (await stripe.paymentIntents.list({ limit: 100 })).data.length;
export const countRefunds = async () => (await stripe.refunds.list({ limit: 100 })).data.length;

/** The event of a payment's success as the provider stored it. */
export async function successOf(paymentId: string): Promise<Stripe.Event> {
  const found = (await allEvents()).find(
    ({ type, data }) =>
      type === "payment_intent.succeeded" && JSON.stringify(data.object).includes(paymentId),
  );
  if (!found) throw new Error("The provider has no event of the payment.");
  return found;
}

/** Oldest first. */
export async function allEvents(): Promise<Stripe.Event[]> {
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  return events.reverse();
}

/** An event that the sandbox would never send, in the format of one that it sends. */
export async function inventEvent(change: object): Promise<string> {
  const intent = await stripe.paymentIntents.create({ amount: 4999, currency: "gbp" });
  const event = {
    id: `evt_invented${intent.id}`,
    object: "event",
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type: "payment_intent.succeeded",
    data: { object: intent },
    ...change,
  };
  return JSON.stringify(event);
}
