import { z } from "zod";
import { emailField, idField } from "@/lib/fields";

/** `amount` is decimal pounds: compared with the database's price, never charged. */
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
  consent: z.literal("on", "Please tick the box to get access straight away"),
});

export const addressCorrection = z.object({ orderId: z.uuid(), email: emailField });

/** What the provider appends to the return address. */
export const paymentReturn = z.object({
  payment_intent: z.string().regex(/^pi_\w{1,100}$/),
  payment_intent_client_secret: z.string().min(1).max(300),
});
