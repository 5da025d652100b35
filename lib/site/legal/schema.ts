import { z } from "zod";

export const legalKind = z.enum(["terms", "refunds", "privacy", "accessibility", "reviews"]);
export type LegalKind = z.output<typeof legalKind>;

/** The texts that a buyer agrees to. Each of their versions has its own page. */
export type AgreedKind = "terms" | "refunds";

/** The name of a version, by which orders refer to it. */
export const versionName = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:\.\d{1,10})?$/);
