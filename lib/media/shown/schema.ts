import { address, optionalWords } from "@/lib/forms/described";
import { isShown } from "@/lib/paths/shown";
import { readShownFilm } from "./rules";

export function optionalFilm(label: string, hint: string) {
  return optionalWords(label, 500)
    .refine(
      (text) => text === "" || readShownFilm(text) !== null,
      "Please upload a film, or paste the address of a single one at Vimeo or YouTube",
    )
    .meta({ label, hint, input: "file", file: "film", max: 500, isOptional: true });
}

export function optionalCaptions(label: string, hint: string) {
  return optionalWords(label, 200)
    .refine((text) => text === "" || isShown(text, "captions"), "Please upload the captions here")
    .meta({ label, hint, input: "file", file: "captions", max: 200, isOptional: true });
}

export function pdf(label: string) {
  const hint = "A PDF of up to 50 MB, or the address of one";
  return address(label).meta({ label, hint, input: "file", file: "pdf", max: 500 });
}
