import { z } from "zod";
import { idTextField, textField } from "@/lib/fields";
import { isDrawableName } from "./rules";

export const certificateInput = z.object({
  courseId: idTextField,
  name: textField(80)
    .transform((name) => name.normalize("NFC"))
    .refine(
      isDrawableName,
      "Please write your name in Latin letters; the certificate’s typeface has no others",
    ),
});

/** What anybody who has the number may know. */
export type PublicCertificate = { number: string; courseTitle: string; completedAt: Date };

/** What is printed on the certificate itself. */
export type Certificate = PublicCertificate & { name: string };
