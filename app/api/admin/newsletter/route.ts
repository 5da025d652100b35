import { requireFreshProof } from "@/lib/auth/coach";
import { guardedRoute, noParams } from "@/lib/http/route-handler";
import { csvResponse } from "@/lib/lists/csv";
import { recordExport } from "@/lib/newsletter/commands";
import { exportColumns, readSubscribers } from "@/lib/newsletter/queries";
import { exportQuery } from "@/lib/newsletter/schema";

/** A write, because it leaves an entry in the audit log. */
export const POST = guardedRoute(
  () => requireFreshProof("seesMoney"),
  { params: noParams, body: exportQuery },
  async ({ caller: coach, body }) => {
    await recordExport(coach.email, body);
    return csvResponse("subscribers.csv", exportColumns, readSubscribers(body));
  },
);
