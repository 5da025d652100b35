import { z } from "zod";

export const faultSchema = z.strictObject({
  latencyMs: z.number().int().min(0).max(600_000).optional(),
  status: z.number().int().min(400).max(599).optional(),
  kept: z.boolean().optional(),
  perSecond: z.number().int().positive().optional(),
  dropAnswers: z.boolean().optional(),
  down: z.boolean().optional(),
  method: z.enum(["GET", "POST"]).optional(),
  paths: z.string().refine(isPattern, "must be a regular expression").default("^/v1/[a-z_]+(/|$)"),
  times: z.number().int().positive().optional(),
});
export type Fault = z.infer<typeof faultSchema>;

export const settingsSchema = z.object({
  id: z.literal("settings"),
  webhooks: z.boolean(),
  fault: faultSchema.nullable(),
});
export type Settings = z.infer<typeof settingsSchema>;

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
