import type { exportTables } from "./schema";
import { invoices } from "./tables/invoices";
import { lines } from "./tables/lines";
import { fees, refunds } from "./tables/moved";
import { oss } from "./tables/oss";
import { payouts } from "./tables/payouts";
import type { Table } from "./tables/table";

export const tables: Record<(typeof exportTables)[number], Table> = {
  lines,
  invoices,
  refunds,
  fees,
  payouts,
  oss,
};
