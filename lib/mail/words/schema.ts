import { z } from "zod";
import { storableField, textField, versionField } from "@/lib/forms/fields";
import { findMailKind } from "@/lib/mail/list";
import { whyNotFilled } from "./rules";

function wordsField(max: number) {
  return storableField.trim().max(max, `Please keep this under ${max} characters`).default("");
}

export const mailChoice = z.object({ kind: textField(60) });

export const mailWordsInput = mailChoice
  .extend({
    version: versionField,
    /** A line break would begin another header. */
    subject: wordsField(150).transform((text) => text.replaceAll(/\s+/g, " ")),
    greeting: wordsField(600),
    closing: wordsField(600),
  })
  .superRefine(({ kind, ...words }, context) => {
    const message = findMailKind(kind);
    if (!message) return context.addIssue({ code: "custom", message: "Unknown mail" });
    for (const name of ["subject", "greeting", "closing"] as const) {
      const why = whyNotFilled(words[name], message.places);
      if (why) context.addIssue({ code: "custom", path: [name], message: why });
    }
  });
export type MailWordsEdit = z.output<typeof mailWordsInput>;
