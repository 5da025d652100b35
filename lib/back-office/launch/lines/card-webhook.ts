import { failed, type Line, type Outcome, proven } from "@/lib/back-office/launch/line";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { HANDLED } from "@/lib/payments/stripe-setup";
import { createEndpoint, type Endpoint, listEndpoints } from "@/lib/payments/stripe-webhooks";

export const cardWebhook: Line = {
  name: "card-webhook",
  title: "Stripe’s reports",
  why: "They tell the shop within seconds that somebody has paid. Without them it takes up to ten minutes.",
  proof: { button: "Check it, or make it", prove: () => checkEndpoint() },
};

const BY_HAND = `At Stripe, under “Developers”, “Webhooks”, an endpoint must send these events to this site: ${HANDLED.join(", ")}.`;

async function checkEndpoint(): Promise<Outcome> {
  const url = absoluteUrl("/api/webhooks/stripe");
  const endpoints = await listEndpoints();
  if (!endpoints) return failed(`The key may not look at webhooks. ${BY_HAND} Address: ${url}`);
  return judgeEndpoint(url, endpoints) ?? (await makeEndpoint(url));
}

/** Null if no endpoint has this address. */
export function judgeEndpoint(url: string, endpoints: Endpoint[]): Outcome | null {
  const own = endpoints.find((endpoint) => endpoint.url === url);
  if (!own) return null;
  if (own.status !== "enabled") return failed(`The endpoint ${url} is switched off at Stripe.`);
  const missing = HANDLED.filter(
    (event) => !["*", event].some((it) => own.enabled_events.includes(it)),
  );
  return missing.length > 0
    ? failed(`The endpoint ${url} does not send: ${missing.join(", ")}.`)
    : proven(`${url} gets every event that the shop needs. Only a purchase proves its secret.`);
}

async function makeEndpoint(url: string): Promise<Outcome> {
  const secret = await createEndpoint(url);
  if (!secret)
    return failed(`No endpoint sends to ${url}, and the key may not make one. ${BY_HAND}`);
  return {
    is: "waits",
    words: `An endpoint was made. Its signing secret is shown only now: ${secret} — on the server, run sudo /opt/coach/deploy/online and type it in as STRIPE_WEBHOOK_SECRET. Then press this again.`,
  };
}
