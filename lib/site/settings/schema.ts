import { z } from "zod";
import { optionalPicture } from "@/lib/forms/described";
import {
  emailField,
  refuseWhere,
  storableField,
  textField,
  tickField,
  versionField,
} from "@/lib/forms/fields";
import { printedField, whyNotPrinted } from "@/lib/forms/printed-field";
import { defaultColours } from "@/lib/text/colours";
import { completeAddress, isWebAddress, whyDead } from "@/lib/text/links";
import { cleanPhone } from "@/lib/text/phone";
import { plainLine } from "@/lib/text/printable";
import { findUnknownCountry } from "./rules";

/** A field that may be missing in settings saved by an older version. */
function optional(max: number) {
  return cleaned(max, (text) => text.trim()).default("");
}

function cleaned(max: number, clean: (text: string) => string) {
  return storableField.overwrite(clean).max(max, `Please keep this under ${max} characters`);
}

const brand = z.object({
  name: textField(60),
  /** Ends every page title: "About | Belfast Performance Coaching". */
  titleSuffix: textField(60),
  description: textField(300),
  coach: textField(80),
  profession: optional(80),
  signature: textField(80),
});

const colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "Please choose a colour");

/** If letters and pictures are empty, the site draws its own. */
const looks = z.object({
  ink: colour.default(defaultColours.ink),
  accent: colour.default(defaultColours.accent),
  letters: z
    .string()
    .trim()
    .default("")
    .refine((text) => /^[\p{Lu}\p{Ll}\d&]{0,3}$/u.test(text), "Up to three letters or digits"),
  logo: optionalPicture("Logo"),
  portrait: optionalPicture("Portrait"),
});

function whyNoLetters(text: string): string | undefined {
  if (!/^[\p{Lu}\p{Ll}\d&]{0,3}$/u.test(text)) return "Up to three letters or digits";
  return whyNotPrinted(text) ?? undefined;
}

/** Letters that were saved before this rule stay valid. */
const looksInput = looks.extend({
  letters: refuseWhere(z.string().overwrite(plainLine), whyNoLetters).default(""),
});

function whyNoPhone(text: string): string | undefined {
  if (text === "" || /^\(?\+?(?:[ ().-]*\d){5,}[ ()-]*$/.test(text)) return undefined;
  return "Please write the number with digits, spaces, brackets and a leading + only";
}

function whyNoSite(text: string): string | undefined {
  if (text === "" || isWebAddress(text)) return whyDead(text);
  return "Please begin with https://";
}

const website = refuseWhere(cleaned(300, completeAddress), whyNoSite).default("");

const contact = z.object({
  email: emailField,
  location: textField(80),
  phone: optional(30),
  postalAddress: optional(300),
  companyNumber: optional(40),
  booking: optional(300),
});

/** What was saved before these rules stays valid. */
const contactInput = contact.extend({
  phone: refuseWhere(cleaned(30, cleanPhone), whyNoPhone).default(""),
  booking: website,
});

/** An empty claim is made nowhere. */
const claims = z.object({
  yearsOfExperience: optional(20),
  peopleCoached: optional(20),
  followers: optional(20),
  bestsellers: optional(20),
  source: optional(160),
});

const social = z.object({
  facebook: optional(300),
  instagram: optional(300),
  linkedin: optional(300),
  youtube: optional(300),
  tiktok: optional(300),
});

const socialInput = z.object({
  facebook: website,
  instagram: website,
  linkedin: website,
  youtube: website,
  tiktok: website,
});

const selling = z.object({
  tradingName: textField(80),
  address: textField(200),
  /** Names, separated by commas. */
  countries: textField(2000),
  ukVatNumber: storableField.trim().max(20),
  ossVatNumber: storableField.trim().max(20),
});

const NO_NUMBER = "Please check this number, or leave it empty";

/** A number that consists of signs alone stays, and is refused. */
function compact(number: string): string {
  return number.replaceAll(/[\s.-]/g, "").toUpperCase() || number.trim();
}

/** HMRC's own spacing, as invoices show it. */
function spacedUkNumber(typed: string): string {
  const digits = compact(typed).replace(/^GB(?=\d)/, "");
  return digits.replace(/^(\d{3})(\d{4})(\d{2})(\d{3})?$/, (_, ...parts) =>
    ["GB", ...parts.slice(0, 4).filter(Boolean)].join(" "),
  );
}

/** Checks only a number's format, not whether it was given to this seller. */
const sellingInput = selling.extend({
  tradingName: printedField(80),
  address: printedField(200),
  countries: textField(2000).superRefine((names, { addIssue }) => {
    const unknown = findUnknownCountry(names);
    if (unknown === undefined) return;
    const message = `“${unknown.trim()}” is no country that we know. Please write names like United Kingdom, with commas between them`;
    addIssue({ code: "custom", message });
  }),
  ukVatNumber: storableField
    .transform(spacedUkNumber)
    .pipe(z.string().regex(/^(?:GB \d{3} \d{4} \d{2}(?: \d{3})?)?$/, NO_NUMBER)),
  ossVatNumber: storableField
    .transform(compact)
    .pipe(z.string().regex(/^(?:[A-Z]{2}(?=.*\d)[0-9A-Z+*]{2,13})?$/, NO_NUMBER)),
});

export const siteSettings = z.object({
  brand,
  looks: looks.prefault({}),
  contact,
  claims,
  social,
  selling,
});
export type Site = z.output<typeof siteSettings>;

export const settingsGroup = siteSettings.keyof();
export type SettingsGroup = z.output<typeof settingsGroup>;

/** Buyers answer to this address, pay these taxes, and are invoiced by this name. */
export const ownersGroups: SettingsGroup[] = ["contact", "selling"];

const edit = { version: versionField, isSample: tickField };

export const settingsInput = z.discriminatedUnion("group", [
  brand.extend({ group: z.literal("brand"), name: printedField(60), ...edit }),
  looksInput.extend({ group: z.literal("looks"), ...edit }),
  contactInput.extend({ group: z.literal("contact"), ...edit }),
  claims.extend({ group: z.literal("claims"), ...edit }),
  socialInput.extend({ group: z.literal("social"), ...edit }),
  sellingInput.extend({ group: z.literal("selling"), ...edit }),
]);
export type SettingsEdit = z.output<typeof settingsInput>;
