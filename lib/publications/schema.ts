import { z } from "zod";
import { idTextField, textField, tickField, versionField } from "@/lib/fields";

export type PublicationType = "book" | "podcast" | "article";

export type PublicationDto = {
  id: number;
  type: PublicationType;
  title: string;
  description: string;
  imageUrl: string | null;
  link: string | null;
};

const fields = {
  type: z.enum(["book", "podcast", "article"]),
  title: textField(160),
  description: textField(800),
  link: z
    .string()
    .trim()
    .max(500)
    .refine((text) => text === "" || /^(https:\/\/|\/)\S+$/.test(text), {
      message: "Please begin with https://, or with / for a page of this site",
    })
    .transform((text) => text || null),
  isSample: tickField,
};

export const newPublicationInput = z.object(fields);
export type NewPublication = z.output<typeof newPublicationInput>;

export const publicationInput = z.object({ id: idTextField, version: versionField, ...fields });
export type PublicationEdit = z.output<typeof publicationInput>;
