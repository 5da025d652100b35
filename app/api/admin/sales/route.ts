import { requireFreshProof } from "@/lib/auth/coach";
import { guardedRoute, noParams } from "@/lib/http/route-handler";
import { csvResponse } from "@/lib/lists/csv";
import { recordSalesExport } from "@/lib/sales/commands";
import { exportInput } from "@/lib/sales/schema";
import { tables } from "@/lib/sales/tables/list";

/** A write, because it leaves an entry in the audit log. */
export const POST = guardedRoute(
  () => requireFreshProof("seesMoney"),
  { params: noParams, body: exportInput },
  async ({ caller: coach, body }) => {
    await recordSalesExport(coach.email, body);
    const { columns, read } = tables[body.side];
    return csvResponse(`${body.side}-${body.from}-${body.to}.csv`, columns, read(body));
  },
);
