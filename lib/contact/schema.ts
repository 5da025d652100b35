import { z } from "zod";
import { emailField, lineField, searchField, textField } from "@/lib/forms/fields";

/** Name and subject become part of a mail header, so they are single lines. */
export const contactInput = z.object({
  name: lineField(100),
  email: emailField,
  subject: lineField(150),
  message: textField(5000),
  /** A trap: people don't see this field. Bots fill it in, and sometimes a password manager does. */
  website: z.string().max(2000).default(""),
});

export type ContactInput = z.output<typeof contactInput>;

const messageStates = ["new", "answered", "archived"] as const;

export const messageQuery = z.object({
  q: searchField,
  state: z.enum(["all", ...messageStates]).catch("new"),
  before: z.uuid().optional().catch(undefined),
});
export type MessageQuery = z.output<typeof messageQuery>;

export const messageChange = z.object({ id: z.uuid(), state: z.enum(messageStates) });
