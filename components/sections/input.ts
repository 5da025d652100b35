import { z } from "zod";
import { type NestedTexts, toNested } from "@/lib/forms/nested";
import type { FormValues } from "@/lib/forms/state";
import { headForm, newSectionForm, pageHead, sectionForm } from "@/lib/site/pages/schema";
import { findKind } from "./list";

/** What is typed, by the names of the schema's fields; each error is at the name of the form's field. */
function readTyped(schema: z.ZodObject, values: FormValues, context: z.RefinementCtx): NestedTexts {
  const nested = toNested(values);
  const content = Object.entries(nested).filter(([name]) => Object.hasOwn(schema.shape, name));
  const parsed = schema.safeParse(Object.fromEntries(content));
  for (const { path, message } of parsed.error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [path.join(".")], message });
  }
  return Object.fromEntries(content);
}

/** The form of a section: which fields it has depends on its kind. */
export const sectionInput = sectionForm.transform(
  ({ pageId, version, sectionId, kind, ...values }, context) => {
    const schema = findKind(kind)?.schema;
    if (!schema) context.addIssue({ code: "custom", path: ["kind"], message: "Unknown kind" });
    const content = schema ? readTyped(schema, values, context) : {};
    return { pageId, version, sectionId, kind, content };
  },
);

/** The form of a page's own words. */
export const headInput = headForm.transform(({ pageId, version, ...values }, context) => ({
  pageId,
  version,
  sectionId: null,
  content: readTyped(pageHead, values, context),
}));

export const newSectionInput = newSectionForm.transform(({ pageId, kind }, context) => {
  const content = findKind(kind)?.sample;
  if (!content) {
    context.addIssue({ code: "custom", path: ["kind"], message: "Please choose a kind" });
    return z.NEVER;
  }
  return { pageId, kind, content };
});
