import { z } from "zod";
import { emailField, idField, textField } from "@/lib/forms/fields";
import { buyerCompany } from "@/lib/invoices/schema";
import { isCountry } from "@/lib/text/countries";
import { isConsentVersion } from "./rules";

/** `amount`, in decimal pounds, is never charged. The database's price is, and the checkout shows any difference. */
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

export const orderDetails = z
  .object({
    orderId: z.uuid(),
    email: emailField,
    name: textField(80),
    country: z.string("Please choose your country").refine(isCountry, "Please choose your country"),
    /** The box's value is the version of the wording beside it. */
    consent: z
      .string("Please tick the box to get access straight away")
      .refine(isConsentVersion, "This wording has changed. Please reload the page"),
    ...buyerCompany,
  })
  // An invoice to a company needs its address too.
  .superRefine(({ company, address, businessNumber }, { addIssue }) => {
    const missing = (field: string) =>
      addIssue({
        code: "custom",
        path: [field],
        message: "Please fill this in, or leave all three empty",
      });
    if (!company && (address || businessNumber)) missing("company");
    if (!address && (company || businessNumber)) missing("address");
  });

export const addressCorrection = z.object({ orderId: z.uuid(), email: emailField });

/** The query that the provider appends to the return address. A secret begins with its payment's id. */
export const paymentReturn = z
  .object({
    payment_intent: z.string().regex(/^pi_\w{1,100}$/),
    payment_intent_client_secret: z.string().max(300),
  })
  .refine((value) =>
    value.payment_intent_client_secret.startsWith(`${value.payment_intent}_secret_`),
  );
