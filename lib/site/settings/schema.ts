import { z } from "zod";
import {
  emailField,
  isWebAddress,
  storableField,
  textField,
  tickField,
  versionField,
} from "@/lib/forms/fields";
import { printedField } from "@/lib/forms/printed-field";

const brand = z.object({
  name: textField(60),
  /** Ends every page title: "About | Belfast Performance Coaching". */
  titleSuffix: textField(60),
  description: textField(300),
  coach: textField(80),
  signature: textField(80),
});

const contact = z.object({
  email: emailField,
  location: textField(80),
});

const claims = z.object({
  yearsOfExperience: textField(20),
  peopleCoached: textField(20),
  followers: textField(20),
  bestsellers: textField(20),
  source: storableField.trim().max(160, "Please keep this under 160 characters").default(""),
});

const profile = storableField
  .trim()
  .max(300, "Please keep this under 300 characters")
  .refine((text) => text === "" || isWebAddress(text), "Please begin with https://");

const social = z.object({ facebook: profile, instagram: profile, linkedin: profile });

export const siteSettings = z.object({ brand, contact, claims, social });
export type Site = z.output<typeof siteSettings>;

export const settingsGroup = siteSettings.keyof();
export type SettingsGroup = z.output<typeof settingsGroup>;

const edit = { version: versionField, isSample: tickField };

export const settingsInput = z.discriminatedUnion("group", [
  brand.extend({ group: z.literal("brand"), name: printedField(60), ...edit }),
  contact.extend({ group: z.literal("contact"), ...edit }),
  claims.extend({ group: z.literal("claims"), ...edit }),
  social.extend({ group: z.literal("social"), ...edit }),
]);
export type SettingsEdit = z.output<typeof settingsInput>;
