import { z } from "zod";
import {
  idTextField,
  isWebAddress,
  optionalTextField,
  textField,
  tickField,
  versionField,
} from "@/lib/forms/fields";
import { readOwnAddress } from "@/lib/paths/absolute-url";

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
  link: optionalTextField(500).refine(
    (link) => link === null || isWebAddress(link) || readOwnAddress(link) !== null,
    "Please begin with https://, or with / for a page of this site",
  ),
  isSample: tickField,
};

export const newPublicationInput = z.object(fields);
export type NewPublication = z.output<typeof newPublicationInput>;

export const publicationInput = z.object({ id: idTextField, version: versionField, ...fields });
export type PublicationEdit = z.output<typeof publicationInput>;
