import { z } from "zod";
import { readTyped } from "@/lib/forms/described-input";
import { headForm, newSectionForm, pageHead, sectionForm } from "@/lib/site/pages/schema";
import { findKind } from "./list";

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
