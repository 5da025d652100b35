import { z } from "zod";
import { withAsciiDigits } from "../text/digits.ts";
import { trimMarks } from "../text/marks.ts";

/** PostgreSQL's largest `integer`. */
const MAX_ID = 2_147_483_647;

export const idField = z.number().int().positive().max(MAX_ID);

/** Decimal digits only, so not "1e3" or " 7". */
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

export const storableField = z
  .string("Please fill this in")
  .refine(isStorable, "Please remove the unusual characters");

export function textField(maxLength: number) {
  return storableField
    .trim()
    .min(1, "Please fill this in")
    .max(maxLength, `Please keep this under ${maxLength} characters`);
}

export function lineField(maxLength: number) {
  return textField(maxLength).refine((line) => !/\p{Cc}/u.test(line), "Please use one line");
}

/** `why` says what is wrong with a text, if anything is. */
export function refuseWhere(field: z.ZodString, why: (text: string) => string | undefined) {
  return field.refine((text) => !why(text), { error: ({ input }) => why(String(input)) });
}

/** Null if nothing was typed. */
export function orNull<Output>(
  field: z.ZodType<Output, string>,
  clean = (text: string) => text.trim(),
) {
  return z
    .string()
    .optional()
    .transform((text = "") => clean(text) || null)
    .pipe(field.nullable());
}

export function optionalTextField(maxLength: number) {
  return orNull(textField(maxLength));
}

/** Text that nothing can match counts as empty. */
export const searchField = storableField.overwrite(trimMarks).max(254).catch("");

export const lenientTextField = storableField.max(254).optional().catch(undefined);

/** PostgreSQL has no year 0 and limits the digits of a second. */
export const lenientTimeField = z.iso
  .datetime()
  .max("2026-11-21T09:00:00.000000Z".length)
  .regex(/^(?!0000)/)
  .optional()
  .catch(undefined);

/** A calendar day, such as "2026-04-06". */
export const dayField = z.iso.date().regex(/^(?:19|20)/);

/** A checkbox after a hidden "off", so that the browser sends something for an unticked box too. */
export const tickField = z.enum(["on", "off"]).transform((value) => value === "on");

export const versionField = idTextField;

const NO_ADDRESS = "Please enter a valid email address";

/** The only rule for e-mail addresses, the same as the HTML standard's for e-mail inputs. */
export const emailAddress = z.email({ pattern: z.regexes.html5Email, error: NO_ADDRESS });

/** Lower-cased, for one account per address; RFC 5321 allows 254 characters. */
export const emailField = z
  .string(NO_ADDRESS)
  .overwrite(trimMarks)
  .toLowerCase()
  .transform(withAsciiDomain)
  .pipe(emailAddress.max(254, NO_ADDRESS));

/** Some browsers send an internationalised domain as typed, others in its ASCII form. */
export function withAsciiDomain(email: string): string {
  const [, local = "", domain] = /^([^@]*@)?((?:[a-z\d.-]|[^\p{ASCII}\s])+)$/iu.exec(email) ?? [];
  if (!domain) return email;
  const ascii = URL.parse(`http://${domain}`)?.hostname ?? domain;
  // The parser takes digits for an IP address: "1.2.3" is "1.2.0.3" to it.
  return /^[\d.]+$/.test(ascii) ? email : `${local}${ascii}`;
}

const NO_CODE = "The code has six digits";

/** May be copied together with the words around it, as in a mail's subject. */
export const sixDigitField = z
  .string(NO_CODE)
  .transform(onlyCode)
  .pipe(z.string().regex(/^\d{6}$/, NO_CODE));

function onlyCode(typed: string): string {
  const joined = withAsciiDigits(typed).replace(/(\d)[\s\p{Cf}\p{P}\p{S}]+(?=\d)/gu, "$1");
  const words = joined.split(/[^\d\p{L}]+/u);
  const [code = "", ...others] = words.filter((word) => /\d/.test(word));
  return others.length === 0 ? code : "";
}

export const rowChoice = z.object({ id: idTextField });

export const uuidChoice = z.object({ id: z.uuid() });

/** The row takes the place of `onto`, and the rows between make room. */
export const moveInput = z.object({ id: idTextField, onto: idTextField });
export type Move = z.output<typeof moveInput>;
