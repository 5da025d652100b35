import { z } from "zod";

/** The largest `integer` of PostgreSQL, and so the largest id of ours. */
const MAX_ID = 2_147_483_647;

export const idField = z.number().int().positive().max(MAX_ID);

/** An id as it stands in a path or a form: decimal digits only, so not "1e3" or " 7". */
export const idTextField = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, "must be a number")
  .transform(Number)
  .pipe(idField);

export const slugField = z
  .string()
  .max(100, "Please keep this under 100 characters")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Please use small letters, digits and hyphens only");

/** PostgreSQL cannot store NUL, and a lone surrogate is not text. */
function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** Text of any length, including none. */
export const storableField = z
  .string("Please fill this in")
  .refine(isStorable, "Please remove the unusual characters");

export function textField(maxLength: number) {
  return storableField
    .trim()
    .min(1, "Please fill this in")
    .max(maxLength, `Please keep this under ${maxLength} characters`);
}

/** May be left empty. */
export function optionalTextField(maxLength: number) {
  return z
    .string()
    .optional()
    .transform((text) => text?.trim() || null)
    .pipe(textField(maxLength).nullable());
}

/** What is typed to search a list; text that nothing can be called counts as nothing typed. */
export const searchField = storableField.trim().max(254).catch("");

/** What a list continues from, or is filtered by, in its URL. */
export const lenientTextField = storableField.max(254).optional().catch(undefined);

/** The same for a time. PostgreSQL has no year 0, and reads no endless fraction of a second. */
export const lenientTimeField = z.iso
  .datetime()
  .max("2026-11-21T09:00:00.000000Z".length)
  .regex(/^(?!0000)/)
  .optional()
  .catch(undefined);

/** A checkbox behind a hidden "off", so that an unticked one is sent and not just missing. */
export const tickField = z.enum(["on", "off"]).transform((value) => value === "on");

/** The version that an edit began from; see EditConflict. */
export const versionField = idTextField;

/** Trimmed and lower-cased: one account per address. 254 is the limit of RFC 5321. */
export const emailField = z
  .string("Please enter a valid email address")
  .trim()
  .toLowerCase()
  .max(254, "Please enter a valid email address")
  .pipe(z.email("Please enter a valid email address"));

/** Whether a text is the URL of a page anywhere on the web, for readers to follow. */
export function isWebAddress(text: string): boolean {
  return /^https:\/\/\S+$/.test(text) && URL.canParse(text);
}

/** As it is copied from a mail or a phone, with or without spaces. */
export const sixDigitField = z
  .string("The code has six digits")
  .transform((value) => value.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "The code has six digits"));

/** A form that is about one row and asks for nothing else. */
export const rowChoice = z.object({ id: idTextField });

/** The same for what visitors and buyers have created, whose ids nobody can guess. */
export const uuidChoice = z.object({ id: z.uuid() });

/** A row that takes the place of another one, in whose direction the rows between make room. */
export const moveInput = z.object({ id: idTextField, onto: idTextField });
export type Move = z.output<typeof moveInput>;
