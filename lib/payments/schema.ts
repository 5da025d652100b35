import { z } from "zod";
import { toSeconds } from "@/lib/text/dates";

const name = z.string().min(1).max(255);

/** The fields that an event needs to be stored; all others are stored unchanged. */
export const providerEvent = z.looseObject({
  id: name,
  type: name,
  livemode: z.boolean(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

export type ProviderEvent = z.infer<typeof providerEvent>;

const objectUrl = z.string().regex(/^\/v1\/[\w/]+$/);

/** Gets the id and type of its snapshot event (Stripe, "Thin events"), so that both count as one. */
const thinEvent = z
  .object({
    object: z.literal("v2.core.event"),
    id: name,
    type: name,
    livemode: z.boolean(),
    created: z.coerce.date(),
    snapshot_event: name.nullish(),
    related_object: z.object({ id: name.optional(), type: name, url: z.string() }).nullish(),
  })
  .transform(({ id, type, livemode, created, snapshot_event, related_object: related }) => ({
    id: snapshot_event ?? id,
    type: type.replace(/^v1\./, ""),
    livemode,
    created: toSeconds(created),
    data: { object: related ? { object: related.type, id: related.id, url: related.url } : {} },
  }));

export const reportedEvent = z.union([thinEvent, providerEvent]);

export const unreadObject = z.object({ url: objectUrl });

export const intentReference = z.union([
  z.object({ object: z.literal("payment_intent"), id: z.string() }).transform(({ id }) => id),
  z.object({ payment_intent: z.string() }).transform((object) => object.payment_intent),
  z
    .object({ payment_intent: z.object({ id: z.string() }) })
    .transform((object) => object.payment_intent.id),
]);
