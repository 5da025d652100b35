import { z } from "zod";
import { idTextField, textField } from "@/lib/forms/fields";
import { isDrawableName } from "./rules";

const nameField = textField(80)
  .transform((name) => name.normalize("NFC"))
  .refine(
    isDrawableName,
    "Please write your name in Latin letters; the certificate’s typeface has no others",
  );

export const certificateInput = z.object({ courseId: idTextField, name: nameField });

export const nameCorrection = z.object({ number: z.string(), name: nameField });
export type NameCorrection = z.output<typeof nameCorrection>;

export type PublicCertificate = { number: string; courseTitle: string; completedAt: Date };

export type Certificate = PublicCertificate & { name: string };
