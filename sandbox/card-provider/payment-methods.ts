import type Stripe from "stripe";
import { z } from "zod";
import { brandOf, findTestCard, type Outcome, passesLuhn } from "./cards";
import type { Context } from "./context";
import { ApiError, invalidRequest, noSuch } from "./errors";
import { newId, nowInSeconds } from "./ids";
import { filled, integer } from "./params";
import type { PaymentMethodRecord } from "./records";

const text = filled.pipe(z.string().max(500)).optional();

export const paymentMethodData = z.strictObject({
  type: z.literal("card"),
  card: z.strictObject({
    number: z.string().max(40),
    exp_month: integer,
    exp_year: integer,
    cvc: z.string().max(10).optional(),
  }),
  billing_details: z
    .strictObject({
      name: text,
      email: text,
      phone: text,
      address: z
        .strictObject({
          city: text,
          country: filled.pipe(z.string().regex(/^[A-Z]{2}$/, "country")).optional(),
          line1: text,
          line2: text,
          postal_code: text,
          state: text,
        })
        .optional(),
    })
    .optional(),
});
type PaymentMethodData = z.infer<typeof paymentMethodData>;

/** Keeps what a receipt may show of a card; its number and security code are never stored. */
export function createPaymentMethod(ctx: Context, data: PaymentMethodData): PaymentMethodRecord {
  const number = data.card.number.replace(/[\s-]/g, "");
  if (!passesLuhn(number)) {
    throw cardError("incorrect_number", "Your card number is incorrect.", "number");
  }
  assertNotExpired(data.card.exp_month, data.card.exp_year);
  assertComplete(data.billing_details?.email);
  return ctx.store.paymentMethods.insert({
    ...blankCard(number, findTestCard(number)?.outcome ?? "not_a_test_card"),
    expMonth: data.card.exp_month,
    expYear: fullYear(data.card.exp_year),
    name: data.billing_details?.name ?? null,
    email: data.billing_details?.email ?? null,
    phone: data.billing_details?.phone ?? null,
    billingCountry: data.billing_details?.address?.country ?? null,
  });
}

/** A stored payment method by its id, or a fresh one for a test name such as `pm_card_visa`. */
export function findPaymentMethod(ctx: Context, id: string): PaymentMethodRecord {
  const stored = ctx.store.paymentMethods.find(id);
  if (stored) return stored;
  const card = findTestCard(id);
  if (!card || id === card.number) throw noSuch("PaymentMethod", id, "payment_method", 400);
  return ctx.store.paymentMethods.insert(blankCard(card.number, card.outcome));
}

function blankCard(number: string, outcome: Outcome): PaymentMethodRecord {
  return {
    id: newId("pm"),
    created: nowInSeconds(),
    outcome,
    brand: brandOf(number),
    country: "GB",
    last4: number.slice(-4),
    expMonth: 12,
    expYear: new Date().getFullYear() + 3,
    name: null,
    email: null,
    phone: null,
    billingCountry: null,
  };
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

function assertNotExpired(month: number, year: number) {
  if (month < 1 || month > 12) {
    throw cardError(
      "invalid_expiry_month",
      "Your card's expiration month is invalid.",
      "exp_month",
    );
  }
  const firstInvalidDay = new Date(fullYear(year), month, 1);
  if (firstInvalidDay.getTime() <= Date.now()) {
    throw cardError("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  }
}

/** A browser's e-mail field accepts an address without an ending. */
function assertComplete(email: string | undefined) {
  if (email === undefined || /@[^@]+\.[^@]+$/.test(email)) return;
  throw invalidRequest(`Invalid email address: ${email}`, {
    code: "email_invalid",
    param: "payment_method_data[billing_details][email]",
  });
}

function cardError(
  code: Stripe.PaymentIntent.LastPaymentError.Code,
  message: string,
  param: string,
): ApiError {
  return new ApiError(402, { type: "card_error", code, message, param });
}

const noAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

export function billingDetails(method: PaymentMethodRecord): Stripe.PaymentMethod.BillingDetails {
  const { name, email, phone, billingCountry: country } = method;
  return { address: { ...noAddress, country }, email, name, phone, tax_id: null };
}

export const cardChecks = {
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: "pass",
};

export function paymentMethodObject(ctx: Context, id: string): Stripe.PaymentMethod {
  const method = ctx.store.paymentMethods.get(id);
  return {
    id,
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: billingDetails(method),
    card: {
      brand: method.brand,
      checks: cardChecks,
      country: method.country,
      display_brand: method.brand,
      exp_month: method.expMonth,
      exp_year: method.expYear,
      funding: "credit",
      generated_from: null,
      last4: method.last4,
      networks: { available: [method.brand], preferred: null },
      regulated_status: "unregulated",
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: method.created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}
