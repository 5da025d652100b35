import { z } from "zod";
import { rowPicture } from "@/lib/forms/described";
import {
  idTextField,
  isWebAddress,
  optionalTextField,
  storableField,
  textField,
  tickField,
  versionField,
} from "@/lib/forms/fields";
import { readOwnAddress } from "@/lib/paths/absolute-url";
import { isShown } from "@/lib/paths/shown";
import { savedHtml } from "@/lib/text/lesson-html";

export const publicationType = z.enum(["book", "podcast", "article"]);
export type PublicationType = z.infer<typeof publicationType>;

export type PublicationDto = {
  id: number;
  type: PublicationType;
  title: string;
  description: string;
  imageUrl: string | null;
  link: string | null;
};

const MAX_TEXT = 100_000;

const fields = {
  type: publicationType,
  title: textField(160),
  description: textField(800),
  link: optionalTextField(500).refine(
    (link) => link === null || isWebAddress(link) || readOwnAddress(link) !== null,
    "Please begin with https://, or with / for a page of this site",
  ),
  contentHtml: storableField
    .max(MAX_TEXT, "This is more than one page can hold")
    .default("")
    .transform(savedHtml),
  audioUrl: optionalTextField(200).refine(
    (address) => address === null || isShown(address, "audio"),
    "Please upload the sound here; a link to it elsewhere goes into the field for links",
  ),
  imageUrl: rowPicture,
  isSample: tickField,
  isDraft: tickField.default(false),
};

export const newPublicationInput = z.object(fields);
export type NewPublication = z.output<typeof newPublicationInput>;

export const publicationInput = z.object({ id: idTextField, version: versionField, ...fields });
export type PublicationEdit = z.output<typeof publicationInput>;
