import { z } from "zod";
import { idTextField, storableField, versionField } from "@/lib/forms/fields";
import { focuses } from "@/lib/paths/pictures";

export const pictureEdit = z.object({
  id: idTextField,
  version: versionField,
  alt: storableField.trim().max(250, "Please keep this under 250 characters"),
  focus: z.enum(focuses, "Please choose a place"),
});
export type PictureEdit = z.output<typeof pictureEdit>;

export const deletedPicture = z.object({
  address: z.string(),
  name: z.string(),
  alt: z.string(),
  focus: z.string(),
});
export type DeletedPicture = z.output<typeof deletedPicture>;

export type PictureDto = {
  id: number;
  /** The address with its focus as a fragment, the form that pages use. */
  src: string;
  name: string;
  alt: string;
};

export type PictureUse = { kind: string; id: string; name: string };
