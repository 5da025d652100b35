import { z } from "zod";
import { lenientTextField } from "@/lib/forms/fields";

export const auditQuery = z.object({
  subject: lenientTextField,
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt)
    .optional()
    .catch(undefined),
});
export type AuditQuery = z.output<typeof auditQuery>;
