import { z } from "zod";
import { issueDocuments as issue, publishDocuments } from "@/lib/invoices/commands";
import { defineJob } from "@/lib/jobs/job";

const input = z.object({ orderId: z.string() });

declare module "@/lib/queue/commands" {
  interface Jobs {
    "issue-documents": z.infer<typeof input>;
  }
}

export const issueDocuments = defineJob({
  name: "issue-documents",
  input,
  needsProvider: true,
  duty: "issuing the invoice or credit note of an order",
  run: async ({ orderId }) => {
    const outcome = await issue(orderId);
    await publishDocuments(orderId);
    return outcome;
  },
});
