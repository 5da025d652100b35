import { z } from "zod";
import { dayField, idTextField } from "@/lib/forms/fields";
import { isCountry } from "@/lib/text/countries";

export const periods = ["day", "month", "year"] as const;

export const salesQuery = z.object({
  by: z.enum(periods).catch("month"),
  from: dayField.optional().catch(undefined),
  to: dayField.optional().catch(undefined),
  course: idTextField.optional().catch(undefined),
  country: z.string().refine(isCountry).optional().catch(undefined),
});
export type SalesQuery = z.output<typeof salesQuery>;

export const yearStarts = ["04-06", "04-01", "01-01"] as const;
export const yearStartInput = z.object({ side: z.enum(yearStarts) });

export const exportTables = ["lines", "invoices", "refunds", "fees", "payouts", "oss"] as const;
export const exportInput = z.object({
  side: z.enum(exportTables),
  from: dayField,
  to: dayField,
});
export type ExportInput = z.output<typeof exportInput>;
