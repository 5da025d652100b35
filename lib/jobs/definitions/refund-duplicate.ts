import { z } from "zod";
import { defineJob } from "@/lib/jobs/job";
import { refundDuplicate as refund } from "@/lib/payments/second-payment/commands";

const input = z.object({ orderId: z.string() });

declare module "@/lib/queue/commands" {
  interface Jobs {
    "refund-duplicate": z.infer<typeof input>;
  }
}

export const refundDuplicate = defineJob({
  name: "refund-duplicate",
  input,
  duty: "giving back a second payment for the same course",
  run: ({ orderId }) => refund(orderId),
});
