import { requireFreshProof } from "@/lib/auth/coach";
import { csvResponse } from "@/lib/csv";
import { recordExport } from "@/lib/newsletter/commands";
import { exportColumns, readSubscribers } from "@/lib/newsletter/queries";
import { exportQuery } from "@/lib/newsletter/schema";
import { noParams, writeRoute } from "@/lib/route-handler";

/** A write, because it leaves its mark in the audit log. */
export const POST = writeRoute({ params: noParams, body: exportQuery }, async ({ body }) => {
  const coach = await requireFreshProof();
  await recordExport(coach.email, body);
  return csvResponse("subscribers.csv", exportColumns, readSubscribers(body));
});
