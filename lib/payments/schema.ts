import { z } from "zod";

/** What a provider's event must have in order to be kept; the rest is kept as it came. */
export const providerEvent = z.looseObject({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  livemode: z.boolean(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

export type ProviderEvent = z.infer<typeof providerEvent>;

/** The intent's id in an event's object: an intent itself, or something that belongs to one. */
export const intentReference = z.union([
  z.object({ object: z.literal("payment_intent"), id: z.string() }).transform(({ id }) => id),
  z.object({ payment_intent: z.string() }).transform((object) => object.payment_intent),
  z
    .object({ payment_intent: z.object({ id: z.string() }) })
    .transform((object) => object.payment_intent.id),
]);
