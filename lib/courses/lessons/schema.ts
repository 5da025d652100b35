import { z } from "zod";
import { idTextField, storableField, textField, tickField, versionField } from "@/lib/forms/fields";
import { isOtherVimeoPage, readFilm } from "@/lib/media/rules";
import { isNoSingleFilm, namesNoFilm } from "@/lib/media/shown/rules";
import { bareAddress, completeAddress, whyDead } from "@/lib/text/links";

const MAX_TEXT = 100_000;
const MAX_MINUTES = 600;

export const newLessonInput = z.object({ courseId: idTextField, title: textField(160) });

export const lessonInput = z.object({
  id: idTextField,
  version: versionField,
  title: textField(160),
  description: textField(1000),
  durationMinutes: z
    .string()
    .trim()
    .regex(/^\d{0,3}$/, "Please write the minutes as a number, or leave this empty")
    .transform((text) => (text === "" ? null : Number(text)))
    .pipe(
      z
        .number()
        .min(1, "Please write one minute at least, or leave this empty")
        .max(MAX_MINUTES, "Please keep this under ten hours")
        .nullable(),
    ),
  contentHtml: storableField.max(MAX_TEXT, "This is more than one lesson can hold"),
  isPreview: tickField,
});
export type LessonEdit = z.output<typeof lessonInput>;

/** The value when the form was rendered; another edit may have changed it since. */
const was = storableField.transform((text) => text || null);

/** Also takes the code with which a film is embedded, which contains its address. */
const filmField = storableField
  .max(5000, "Please keep this under 500 characters")
  .transform((typed) => completeAddress(bareAddress(typed)))
  .pipe(z.string().max(500, "Please keep this under 500 characters"));

const linkField = filmField
  .refine((text) => !isOtherVimeoPage(text), {
    message:
      "This address at Vimeo is not a single film’s. Open the film itself there and copy its address, for example https://vimeo.com/123456789, or the code under “Share”, “Embed”",
    abort: true,
  })
  .refine((text) => !namesNoFilm(text), {
    message:
      "This is the name of a file or of a whole site. Please upload the file here, or paste the film’s own address",
    abort: true,
  })
  .refine((text) => !isNoSingleFilm(text), {
    message: "This address is not a single film’s. Open the film itself there and copy its address",
    abort: true,
  })
  .refine((text) => !whyDead(text), { error: ({ input }) => whyDead(String(input)), abort: true })
  .refine((text) => ["vimeo", "link"].includes(readFilm(text).kind), {
    message: "Please paste the film’s address or its Vimeo number, for example 123456789",
  });

export const trailerInput = z.object({
  id: idTextField,
  link: filmField
    .refine(
      (text) => text === "" || readFilm(text).kind === "vimeo",
      "Please paste the address of a film at Vimeo, for example https://vimeo.com/123456789",
    )
    .transform((text) => text || null),
});

export const filmInput = z.discriminatedUnion(
  "film",
  [
    z.object({ film: z.literal("link"), id: idTextField, was, link: linkField }),
    z.object({ film: z.literal("coming-soon"), id: idTextField, was }),
    z.object({ film: z.literal("none"), id: idTextField, was }),
  ],
  "Please choose where the film is",
);
export type FilmChoice = z.output<typeof filmInput>;

export type LessonFile = "videoUrl" | "captionsUrl" | "downloadUrl";
