import type { z } from "zod";
import { type NestedTexts, toNested } from "./nested";
import { whyNotPrinted } from "./printed-field";
import type { FormValues } from "./state";

/** What is typed, by the names of the schema's fields; each error is at the name of the form's field. */
export function readTyped(
  schema: z.ZodObject,
  values: FormValues,
  context: z.RefinementCtx,
): NestedTexts {
  const nested = toNested(values);
  const content = Object.entries(nested).filter(([name]) => Object.hasOwn(schema.shape, name));
  const parsed = schema.safeParse(Object.fromEntries(content));
  for (const { path, message } of parsed.error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [path.join(".")], message });
  }
  if (schema.meta()?.isPrinted) refuseUnprinted(values, context);
  return Object.fromEntries(content);
}

/** Only in what is typed: a text from before this rule is shown as it was. */
function refuseUnprinted(values: FormValues, context: z.RefinementCtx): void {
  for (const [name, text = ""] of Object.entries(values)) {
    const message = whyNotPrinted(text.replaceAll(/\s+/g, " "));
    if (message) context.addIssue({ code: "custom", path: [name], message });
  }
}
