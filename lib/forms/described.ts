import { z } from "zod";
import { readLink } from "@/lib/paths/absolute-url";
import { UPLOADED } from "@/lib/paths/pictures";
import type { ShownKind } from "@/lib/paths/shown";
import { showsSomething } from "@/lib/text/html";
import { isLink } from "@/lib/text/links";
import { storableField } from "./fields";
import { cleanHtml, savedHtml } from "./html";

type Input =
  | "line"
  | "address"
  | "area"
  | "html"
  | "picture"
  | "file"
  | "choice"
  | "category"
  | "list";

/** How a form shows a field. The schema is its only source. */
type Look = {
  label: string;
  hint?: string;
  input: Input;
  max?: number;
  isOptional?: boolean;
  /** The kind of public file that is uploaded here. */
  file?: ShownKind;
};

declare module "zod" {
  interface GlobalMeta extends Partial<Look> {
    /** The schema's texts are also printed in a PDF. */
    isPrinted?: boolean;
    options?: Record<string, string>;
    itemName?: string;
  }
}

export type FieldLook = Look & {
  name: string;
  options?: { value: string; label: string }[];
  /** For a list: its entries' fields, and the word for one entry. */
  item?: FieldLook[];
  itemName?: string;
};

type Options = { hint?: string; input?: Input };

function limited(max: number) {
  return storableField.trim().max(max, `Please keep this under ${max} characters`);
}

/** In this file a schema's input is what forms send and the database stores; its output is what pages show. */
export function words(label: string, max: number, { hint, input = "line" }: Options = {}) {
  return limited(max).min(1, "Please fill this in").meta({ label, hint, input, max });
}

export function optionalWords(label: string, max: number, { hint, input = "line" }: Options = {}) {
  return limited(max).default("").meta({ label, hint, input, max, isOptional: true });
}

/** Shown as paragraphs, split at blank lines. */
export function paragraphs(label: string, max = 6000) {
  return limited(max)
    .min(1, "Please fill this in")
    .transform((text) => text.split(/\n\s*\n/))
    .meta({ label, max, input: "area", hint: "A blank line begins a new paragraph" });
}

/** Shown as a list with one entry per line. */
export function lines(label: string, { max = 2000, hint = "One on each line" } = {}) {
  return limited(max)
    .default("")
    .transform((text) => [...new Set(text.split("\n").map((line) => line.trim()))].filter(Boolean))
    .meta({ label, max, input: "area", hint, isOptional: true });
}

const htmlHint = "Headings, lists, quotes and links are kept.";

export function html(label: string, { max = 50_000, hint = htmlHint } = {}) {
  return limited(max)
    .transform(cleanHtml)
    .refine(showsSomething, "Please fill this in")
    .meta({ label, input: "html", hint });
}

export function optionalHtml(label: string, hint = "May be empty.") {
  return limited(50_000)
    .default("")
    .transform((text) => savedHtml(text) ?? "")
    .meta({ label, input: "html", hint, isOptional: true });
}

/** A placeholder for the link to the free consultation. */
export const CONSULTATION = "{consultation}";

const isAddress = (text: string) => text === CONSULTATION || isLink(text);

const addressHint = `Begins with / for a page of this site, else with https://; ${CONSULTATION} asks for the free consultation`;
const noAddress = "Please begin with https://, or with / for a page of this site";

const link = storableField.overwrite(readLink).max(500, "Please keep this under 500 characters");

export function address(label: string, hint = addressHint) {
  return link
    .min(1, "Please fill this in")
    .refine(isAddress, noAddress)
    .meta({ label, hint, input: "address", max: 500 });
}

export function optionalAddress(label: string, hint = addressHint) {
  return link
    .default("")
    .refine((text) => text === "" || isAddress(text), noAddress)
    .meta({ label, hint, input: "address", max: 500, isOptional: true });
}

/** The samples' own pictures. */
const DRAWN = /^\/artwork\/[\w/-]+\.(?:svg|png)$/;
const isPicture = (src: string) => UPLOADED.test(src) || DRAWN.test(src);

export function picture(label: string, hint?: string) {
  return words(label, 200)
    .refine(isPicture, "Please upload a picture")
    .meta({ label, hint, input: "picture", max: 200 });
}

/** For forms that are not made from a schema. */
export const pictureField = storableField
  .trim()
  .refine((src) => src === "" || isPicture(src), "Please upload a picture")
  .transform((src) => src || null);

export function optionalPicture(label: string, hint?: string) {
  return optionalWords(label, 200)
    .refine((text) => text === "" || isPicture(text), "Please upload a picture")
    .meta({ label, hint, input: "picture", max: 200, isOptional: true });
}

/** A row's picture: null removes it, and a form without the field leaves it unchanged. */
export const rowPicture = limited(200)
  .refine((text) => text === "" || isPicture(text), "Please upload a picture")
  .transform((text) => text || null)
  .optional();

export function choice<const Options extends Record<string, string>>(
  label: string,
  options: Options,
) {
  const values = Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]];
  return z.enum(values).meta({ label, options, input: "choice" });
}

/** One of the options or of the categories, which are in the database. */
export function categoryChoice(label: string, options: Record<string, string>) {
  return words(label, 100).meta({ label, options, input: "category" });
}

export function list<Shape extends z.ZodRawShape>(
  label: string,
  itemName: string,
  shape: Shape,
  max = 40,
) {
  return z
    .array(z.object(shape))
    .max(max, `Please keep to ${max} of them`)
    .default([])
    .meta({ label, itemName, input: "list" });
}

/** Works for schemas that consist of the fields above. */
export function describeFields(schema: z.ZodObject): FieldLook[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const meta = z.globalRegistry.get(field) ?? z.globalRegistry.get(withoutDefault(field)) ?? {};
    const { label = name, input = "line", options, ...look } = meta;
    return {
      ...look,
      name,
      label,
      input,
      options: options && Object.entries(options).map(([value, text]) => ({ value, label: text })),
      item: itemOf(field),
    };
  });
}

function withoutDefault(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodDefault ? field.unwrap() : field;
}

function itemOf(field: z.core.$ZodType): FieldLook[] | undefined {
  const array = withoutDefault(field);
  const item = array instanceof z.ZodArray ? array.element : undefined;
  return item instanceof z.ZodObject ? describeFields(item) : undefined;
}
