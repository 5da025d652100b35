import type { z } from "zod";
import { type NestedTexts, toNested } from "./nested";
import { whyNotPrinted } from "./printed-field";
import type { FormValues } from "./state";

/** What was typed, under the schema's names. Errors carry the form's field names, such as "items.0.title". */
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

/** Applies to new input only: texts that were saved before this rule stay valid. */
function refuseUnprinted(values: FormValues, context: z.RefinementCtx): void {
  for (const [name, text = ""] of Object.entries(values)) {
    const message = whyNotPrinted(text.replaceAll(/\s+/g, " "));
    if (message) context.addIssue({ code: "custom", path: [name], message });
  }
}
