import { requireFreshProof } from "@/lib/auth/coach";
import { guardedRoute, noParams } from "@/lib/http/route-handler";
import { csvResponse } from "@/lib/lists/csv";
import { recordSalesExport } from "@/lib/sales/commands";
import { saysVat } from "@/lib/sales/queries";
import { exportInput } from "@/lib/sales/schema";
import { tables } from "@/lib/sales/tables/list";
import { columnsOf } from "@/lib/sales/tables/table";

/** A write, because it leaves an entry in the audit log. */
export const POST = guardedRoute(
  () => requireFreshProof("seesMoney"),
  { params: noParams, body: exportInput },
  async ({ caller: coach, body }) => {
    await recordSalesExport(coach.email, body);
    const table = tables[body.side];
    const columns = columnsOf(table, await saysVat());
    return csvResponse(`${body.side}-${body.from}-${body.to}.csv`, columns, table.read(body));
  },
);
