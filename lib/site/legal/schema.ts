import { z } from "zod";
import { storableField, textField, versionField } from "@/lib/forms/fields";

export const legalKind = z.enum(["terms", "refunds", "privacy", "accessibility", "reviews"]);
export type LegalKind = z.output<typeof legalKind>;

export const legalVersionChoice = z.object({
  kind: legalKind,
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}(?:\.\d{1,10})?$/),
});

export type LegalText = {
  number: number;
  version: string;
  title: string;
  introduction: string;
  contentHtml: string;
  publishedAt: Date;
};

export const legalInput = z.object({
  kind: legalKind,
  version: versionField,
  title: textField(120),
  introduction: textField(600),
  contentHtml: storableField
    .max(100_000, "Please keep this under 100,000 characters")
    .refine((html) => html.replaceAll(/<[^>]*>/g, "").trim() !== "", "Please fill this in"),
});
export type LegalEdit = z.output<typeof legalInput>;
