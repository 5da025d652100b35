import { z } from "zod";
import { idTextField, refuseWhere, storableField, textField } from "@/lib/forms/fields";
import { cleanName, whyNotOnCertificate } from "./rules";

const nameField = storableField
  .overwrite(cleanName)
  .pipe(refuseWhere(textField(80), whyNotOnCertificate));

export const certificateInput = z.object({ courseId: idTextField, name: nameField });

export const nameCorrection = z.object({ number: z.string(), name: nameField });
export type NameCorrection = z.output<typeof nameCorrection>;

export type PublicCertificate = { number: string; courseTitle: string; completedAt: Date };

export type Certificate = PublicCertificate & { name: string };
