import { z } from "zod";

export const auditQuery = z.object({
  subject: z.string().max(200).optional(),
  /** The last entry of the page before. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .transform(BigInt)
    .optional()
    .catch(undefined),
});
export type AuditQuery = z.output<typeof auditQuery>;
