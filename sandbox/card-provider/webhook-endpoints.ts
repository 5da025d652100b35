import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import { z } from "zod";
import type { Context } from "./context";
import { newId, nowInSeconds } from "./ids";
import { expand, listParams } from "./params";
import type { EndpointRecord } from "./records";

export const listEndpointsParams = z.strictObject(listParams);

export const createEndpointParams = z.strictObject({
  url: z.url(),
  enabled_events: z.array(z.string()).min(1),
  expand,
});

/** Stores an endpoint and returns its secret this once. Events still go only to the sandbox's own endpoint. */
export function createEndpoint(
  { store }: Context,
  params: z.infer<typeof createEndpointParams>,
): Stripe.WebhookEndpoint {
  const record = store.endpoints.insert({
    id: newId("we"),
    created: nowInSeconds(),
    url: params.url,
    events: params.enabled_events,
  });
  return { ...endpointObject(record), secret: `whsec_${randomBytes(16).toString("hex")}` };
}

export function endpointObject({
  id,
  created,
  url,
  events,
}: EndpointRecord): Stripe.WebhookEndpoint {
  return {
    id,
    object: "webhook_endpoint",
    api_version: null,
    application: null,
    created,
    description: null,
    enabled_events: events,
    livemode: false,
    metadata: {},
    status: "enabled",
    url,
  };
}
