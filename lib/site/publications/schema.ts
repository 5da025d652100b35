import { z } from "zod";
import { rowPicture } from "@/lib/forms/described";
import {
  idTextField,
  orNull,
  refuseWhere,
  storableField,
  textField,
  tickField,
  versionField,
} from "@/lib/forms/fields";
import { savedHtml } from "@/lib/forms/html";
import { readLink } from "@/lib/paths/absolute-url";
import { isShown } from "@/lib/paths/shown";
import { isPath, isWebAddress, whyDead } from "@/lib/text/links";
import { trimMarks } from "@/lib/text/marks";

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

function whyRefused(link: string): string | undefined {
  if (isPath(link) || isWebAddress(link)) return whyDead(link);
  return "Please begin with https://, or with / for a page of this site";
}

const fields = {
  type: publicationType,
  title: textField(160),
  description: textField(800),
  link: orNull(refuseWhere(textField(500), whyRefused), readLink),
  contentHtml: storableField
    .max(MAX_TEXT, "This is more than one page can hold")
    .default("")
    .transform(savedHtml),
  audioUrl: orNull(
    textField(200).refine(
      (address) => isShown(address, "audio"),
      "Please upload the sound here; a link to it elsewhere goes into the field for links",
    ),
    trimMarks,
  ),
  imageUrl: rowPicture,
  isSample: tickField,
  isDraft: tickField.default(false),
};

export const newPublicationInput = z.object(fields);
export type NewPublication = z.output<typeof newPublicationInput>;

export const publicationInput = z.object({ id: idTextField, version: versionField, ...fields });
export type PublicationEdit = z.output<typeof publicationInput>;
