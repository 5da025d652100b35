import { createServer } from "node:http";
import { join } from "node:path";
import Stripe from "stripe";
import { onTestFinished, vi } from "vitest";
import { listenLocally } from "@/tests/support/listen-locally";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { type CardProvider, type CardProviderOptions, startCardProvider } from "./card-provider";
import type { Keys } from "./keys";

export const keys = {
  secretKey: "sk_test_sandbox",
  publishableKey: "pk_test_sandbox",
  webhookSecret: "whsec_sandbox",
};

/** A shop's webhook endpoint, with the bodies that it received. */
export async function startReceiver() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push(body);
    response.end();
  });
  const port = await listenLocally(server);
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${port}/hook`, received };
}

/** A provider in this process; without a webhook address, its events are never delivered. */
export async function startProvider(
  options: { file?: string; webhookUrl?: string } & Partial<Keys> = {},
) {
  const settings: CardProviderOptions = {
    port: 0,
    ...keys,
    ...options,
    file: options.file ?? ":memory:",
    webhook: {
      url: options.webhookUrl ?? "http://127.0.0.1:1/nobody-listens",
      secret: keys.webhookSecret,
      firstPauseMs: 20,
      longestPauseMs: 40,
    },
  };
  const provider = await startCardProvider(settings);
  let open = true;
  const close = async () => {
    if (open) await provider.close();
    open = false;
  };
  onTestFinished(close);
  const stripe = clientFor(provider, settings.secretKey);
  return { url: provider.url, close, stripe, call: callerOf(provider) };
}

export function clientFor({ url }: Pick<CardProvider, "url">, key = keys.secretKey): Stripe {
  const { hostname: host, port } = new URL(url);
  return new Stripe(key, { host, port, protocol: "http", maxNetworkRetries: 0, telemetry: false });
}

/** The sandbox's own calls, as a shop's tests make them. */
function callerOf({ url }: CardProvider) {
  return async (method: string, path: string, input?: unknown) => {
    const body = input === undefined ? null : JSON.stringify(input);
    const response = await fetch(`${url}/sandbox/${path}`, { method, body });
    return { status: response.status, body: await response.json() };
  };
}

export const returnUrl = "http://shop.test/done";

export async function pay(stripe: Stripe, paymentMethod = "pm_card_visa", amount = 4999) {
  const intent = await stripe.paymentIntents.create({ amount, currency: "gbp" });
  return stripe.paymentIntents.confirm(intent.id, {
    payment_method: paymentMethod,
    return_url: returnUrl,
  });
}

/** The payment's last charge, with its refunds. */
export async function chargeOf(stripe: Stripe, intentId: string) {
  const expand = ["latest_charge.refunds"];
  return (await stripe.paymentIntents.retrieve(intentId, { expand }))
    .latest_charge as Stripe.Charge;
}

/** How often a card was tried. */
export async function countCharges(stripe: Stripe): Promise<number> {
  const types = ["charge.pending", "charge.succeeded", "charge.failed"];
  return (await stripe.events.list({ types })).data.length;
}

export function temporaryFile(): string {
  return join(temporaryFolder(), "state.db");
}

/** Waits for an assertion to hold, with patience for a busy machine. */
export function untilHolds(assertion: () => unknown) {
  return vi.waitFor(assertion, { timeout: 10_000, interval: 10 });
}
