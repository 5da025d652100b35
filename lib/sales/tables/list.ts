import type { exportTables } from "@/lib/sales/schema";
import { invoices } from "./invoices";
import { lines } from "./lines";
import { fees, refunds } from "./moved";
import { oss } from "./oss";
import { payouts } from "./payouts";
import type { Table } from "./table";

export const tables: Record<(typeof exportTables)[number], Table> = {
  lines,
  invoices,
  refunds,
  fees,
  payouts,
  oss,
};
