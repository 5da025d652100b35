import type Stripe from "stripe";
import { z } from "zod";

const snapshot = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ object: z.string(), id: z.string() }) }),
});

/** The thin event that goes with a snapshot event, as its endpoint receives it. */
export function thinEvent(event: unknown) {
  const { id, type, created, livemode, data } = snapshot.parse(event);
  const { object } = data;
  return {
    id: id.replace("evt_", "evt_test_"),
    object: "v2.core.event",
    type: `v1.${type}`,
    livemode,
    created: new Date(created * 1000).toISOString(),
    snapshot_event: id,
    related_object: { id: object.id, type: object.object, url: urlOf(object.object, object.id) },
  } satisfies Partial<Stripe.V2.Core.EventBase> & Record<string, unknown>;
}

function urlOf(type: string, id: string): string {
  return `/v1/${type.replace(".", "/")}s/${id}`;
}
