import type Stripe from "stripe";
import { ask, isKeyRefused, stripe } from "./stripe-client";
import { HANDLED } from "./stripe-setup";

export type Endpoint = Pick<Stripe.WebhookEndpoint, "url" | "status" | "enabled_events">;

/** Null if the key has no permission to list them. */
export async function listEndpoints(): Promise<Endpoint[] | null> {
  return permitted(async () => (await stripe().webhookEndpoints.list({ limit: 100 })).data);
}

/** Returns the signing secret, which the provider never shows again; null if the key has no permission. */
export async function createEndpoint(url: string): Promise<string | null> {
  const enabled_events = HANDLED as Stripe.WebhookEndpointCreateParams.EnabledEvent[];
  return permitted(
    async () => (await stripe().webhookEndpoints.create({ url, enabled_events })).secret ?? null,
  );
}

async function permitted<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
  return ask(async () => {
    try {
      return await question();
    } catch (error) {
      if (isKeyRefused(error)) return null;
      throw error;
    }
  });
}
