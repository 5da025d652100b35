import { z } from "zod";
import { emailField, idField } from "@/lib/fields";
import { isConsentVersion } from "./rules";

/** `amount` is decimal pounds and never charged: the database's price is, and the checkout says where they differ. */
export const paymentIntentInput = z.object({
  courseId: idField,
  amount: z.number().nonnegative().max(1_000_000),
});

export type PaymentIntentAnswer = {
  clientSecret: string;
  /** Decimal pounds, from the database. */
  amount: number;
  currency: "gbp";
  title: string;
  orderId: string;
};

export const orderDetails = z.object({
  orderId: z.uuid(),
  email: emailField,
  /** The box's value is the version of the wording beside it. */
  consent: z
    .string("Please tick the box to get access straight away")
    .refine(isConsentVersion, "This wording has changed. Please reload the page"),
});

export const addressCorrection = z.object({ orderId: z.uuid(), email: emailField });

/** What the provider appends to the return address; a secret begins with its payment's id. */
export const paymentReturn = z
  .object({
    payment_intent: z.string().regex(/^pi_\w{1,100}$/),
    payment_intent_client_secret: z.string().max(300),
  })
  .refine((value) =>
    value.payment_intent_client_secret.startsWith(`${value.payment_intent}_secret_`),
  );

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
