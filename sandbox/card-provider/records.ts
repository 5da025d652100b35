import { z } from "zod";
import { outcomes } from "./cards";

// The sandbox's own records. Each answer builds the provider's objects from them, so that the compiler checks
// every object against the SDK's types.

const base = z.object({ id: z.string(), created: z.number().int() });
const metadata = z.record(z.string(), z.string());
const failure = z.object({
  code: z.string(),
  declineCode: z.string().nullable(),
  message: z.string(),
});

export const paymentMethodRecord = base.extend({
  outcome: z.enum(outcomes),
  brand: z.string(),
  country: z.string(),
  last4: z.string(),
  expMonth: z.number(),
  expYear: z.number(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  billingCountry: z.string().nullable().default(null),
});

export const intentRecord = base.extend({
  clientSecret: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum([
    "requires_payment_method",
    "requires_action",
    "processing",
    "succeeded",
    "canceled",
  ]),
  description: z.string().nullable(),
  metadata,
  paymentMethod: z.string().nullable(),
  returnUrl: z.string().nullable(),
  /** Whether the browser's script shows the bank's question in a frame; otherwise the browser is redirected to it. */
  asksInFrame: z.boolean().default(false),
  latestCharge: z.string().nullable(),
  lastError: failure
    .extend({ charge: z.string().nullable(), paymentMethod: z.string() })
    .nullable(),
  canceledAt: z.number().nullable(),
  cancellationReason: z.string().nullable(),
});

export const chargeRecord = base.extend({
  paymentIntent: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  description: z.string().nullable(),
  metadata,
  paymentMethod: z.string(),
  authenticated: z.boolean(),
  status: z.enum(["pending", "succeeded", "failed"]),
  failure: failure.nullable(),
  balanceTransaction: z.string(),
});

export const refundRecord = base.extend({
  charge: z.string(),
  paymentIntent: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  reason: z.string().nullable(),
  metadata: metadata.default({}),
  /** The state before it fails or is cancelled; some refunds stay pending until they are settled. */
  progress: z.enum(["pending", "requires_action", "succeeded"]).default("succeeded"),
  balanceTransaction: z.string(),
  /** Set once the money has come back, because the buyer's bank refused it or the merchant cancelled. */
  failureBalanceTransaction: z.string().nullable().default(null),
  failureReason: z.enum(["unknown", "merchant_request"]).default("unknown"),
});

export const disputeRecord = base.extend({
  charge: z.string(),
  paymentIntent: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  /** An inquiry takes no money. A resolution returns the money before there is a chargeback. */
  caseType: z.enum(["chargeback", "inquiry", "resolution"]).default("chargeback"),
  status: z.enum([
    "needs_response",
    "under_review",
    "warning_needs_response",
    "warning_under_review",
    "appeal_needs_response",
    "appeal_under_review",
    "won",
    "warning_closed",
    "lost",
    "prevented",
  ]),
  withdrawal: z.string().nullable(),
  reinstatement: z.string().nullable(),
});

export const fraudWarningRecord = base.extend({ charge: z.string(), paymentIntent: z.string() });

export const payoutRecord = base.extend({
  amount: z.number().int(),
  currency: z.string(),
  balanceTransaction: z.string(),
  failureBalanceTransaction: z.string().nullable(),
  /** The transactions that it pays out, and its own. */
  transactions: z.array(z.string()),
});

export const endpointRecord = base.extend({ url: z.string(), events: z.array(z.string()) });

export const eventRecord = base.extend({
  type: z.string(),
  paymentIntent: z.string().nullable(),
  body: z.string(),
});

export const deliveryRecord = base.extend({
  event: z.string(),
  /** `held` was never sent because webhooks were off; `given up` was refused for days. */
  state: z.enum(["pending", "delivered", "refused", "held", "given up"]),
  attempts: z.number().int(),
  nextAttemptAt: z.number(),
  lastStatus: z.number().nullable(),
  lastError: z.string().nullable(),
});

export const answerRecord = base.extend({
  fingerprint: z.string(),
  status: z.number().int(),
  body: z.string(),
});

export type EndpointRecord = z.infer<typeof endpointRecord>;
export type PaymentMethodRecord = z.infer<typeof paymentMethodRecord>;
export type IntentRecord = z.infer<typeof intentRecord>;
export type ChargeRecord = z.infer<typeof chargeRecord>;
export type RefundRecord = z.infer<typeof refundRecord>;
export type DisputeRecord = z.infer<typeof disputeRecord>;
export type PayoutRecord = z.infer<typeof payoutRecord>;
export type EventRecord = z.infer<typeof eventRecord>;
export type DeliveryRecord = z.infer<typeof deliveryRecord>;
export type Failure = z.infer<typeof failure>;
