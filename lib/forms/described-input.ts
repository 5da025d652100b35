import type { z } from "zod";
import { readLink } from "@/lib/paths/absolute-url";
import { whyDead } from "@/lib/text/links";
import { describeFields, type FieldLook } from "./described";
import { type NestedTexts, toNested } from "./nested";
import { whyNotPrinted } from "./printed-field";
import type { FormValues } from "./state";

/**
 * What was typed, under the schema's names; links are completed. Errors carry the form's field names, such as
 * "items.0.title".
 */
export function readTyped(
  schema: z.ZodObject,
  typed: FormValues,
  context: z.RefinementCtx,
): NestedTexts {
  const links = readLinks(schema, typed);
  const values = { ...typed, ...links };
  const nested = toNested(values);
  const content = Object.entries(nested).filter(([name]) => Object.hasOwn(schema.shape, name));
  const parsed = schema.safeParse(Object.fromEntries(content));
  for (const { path, message } of parsed.error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [path.join(".")], message });
  }
  refuse(links, whyDead, context);
  if (schema.meta()?.isPrinted) refuse(values, whyNotPrintedInOneLine, context);
  return Object.fromEntries(content);
}

function readLinks(schema: z.ZodObject, typed: FormValues): FormValues {
  const looks = describeFields(schema);
  const links = Object.entries(typed).filter(([name]) => holdsLink(looks, name));
  return Object.fromEntries(links.map(([name, text = ""]) => [name, readLink(text)]));
}

/** The address of a file that is elsewhere is typed too. */
function holdsLink(looks: FieldLook[], name: string): boolean {
  const [first, , field] = name.split(".");
  const look = looks.find((it) => it.name === first);
  const { input } = (field ? look?.item?.find((it) => it.name === field) : look) ?? {};
  return input === "address" || input === "file";
}

/** Applies to new input only: texts that were saved before such a rule stay valid. */
function refuse(
  values: FormValues,
  why: (text: string) => string | null | undefined,
  context: z.RefinementCtx,
): void {
  for (const [name, text = ""] of Object.entries(values)) {
    const message = why(text);
    if (message) context.addIssue({ code: "custom", path: [name], message });
  }
}

function whyNotPrintedInOneLine(text: string): string | null {
  return whyNotPrinted(text.replaceAll(/\s+/g, " "));
}
