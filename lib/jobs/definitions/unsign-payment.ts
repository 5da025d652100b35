import { z } from "zod";
import { defineJob } from "@/lib/jobs/job";
import { unsignPayment as unsign } from "@/lib/payments/stripe";

const input = z.object({ paymentIntentId: z.string() });

declare module "@/lib/queue/commands" {
  interface Jobs {
    "unsign-payment": z.infer<typeof input>;
  }
}

export const unsignPayment = defineJob({
  name: "unsign-payment",
  input,
  needsProvider: true,
  duty: "telling Stripe that the buyer of a payment was erased",
  run: ({ paymentIntentId }) => unsign(paymentIntentId),
});
