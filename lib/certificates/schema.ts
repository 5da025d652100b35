import { z } from "zod";
import { idTextField, textField } from "@/lib/fields";
import { findUndrawable, isDrawableName } from "./rules";

const nameField = textField(80)
  .transform((name) => name.normalize("NFC"))
  .refine(
    isDrawableName,
    "Please write your name in Latin letters; the certificate’s typeface has no others",
  );

/** What the coach writes and certificates show: a course's title, the brand's name. */
export function printedField(maxLength: number) {
  return textField(maxLength)
    .transform((text) => text.normalize("NFC"))
    .refine((text) => !findUndrawable(text), {
      error: ({ input }) =>
        `Please leave out “${findUndrawable(String(input))}”; the typeface of certificates has no such sign`,
    });
}

export const certificateInput = z.object({ courseId: idTextField, name: nameField });

/** `number` is the certificate's. */
export const nameCorrection = z.object({ number: z.string(), name: nameField });
export type NameCorrection = z.output<typeof nameCorrection>;

/** What anybody who has the number may know. */
export type PublicCertificate = { number: string; courseTitle: string; completedAt: Date };

/** What is printed on the certificate itself. */
export type Certificate = PublicCertificate & { name: string };
