import { z } from "zod";
import { optionalAddress, optionalPicture, optionalWords, words } from "@/lib/forms/described";
import {
  idTextField,
  moveInput,
  slugField,
  textField,
  tickField,
  versionField,
} from "@/lib/forms/fields";
import { type NestedTexts, nestedTexts } from "@/lib/forms/nested";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { momentInBelfast } from "@/lib/text/dates";
import { trimMarks } from "@/lib/text/marks";
import { RESERVED } from "./rules";

/** A page's own fields, outside its sections. */
export const pageHead = z.object({
  name: words("Short name", 60, { hint: "In lists of pages and in the path at its top" }),
  heading: words("Heading", 160),
  lead: optionalWords("Below the heading", 600, { input: "area" }),
  button: optionalWords("Button", 60, { hint: "May be empty" }),
  buttonAddress: optionalAddress("Where the button leads"),
  searchTitle: optionalWords("Title for search engines", 120, { hint: "Empty: the heading" }),
  description: optionalWords("Description for search engines", 320, {
    input: "area",
    hint: "Empty: what stands below the heading",
  }),
  picture: optionalPicture("Picture of shared links", "2:1 fits best"),
});
export type PageHead = z.output<typeof pageHead>;

const storedSection = z.object({
  /** Identifies the section within its page, and is never reused. */
  id: z.int().positive(),
  kind: z.string(),
  /** Keeps two editors from overwriting each other's changes. */
  version: z.int().positive(),
  isHidden: z.boolean(),
  isSample: z.boolean(),
  content: nestedTexts,
});
export type StoredSection = z.output<typeof storedSection>;

/** As stored: only the list of kinds (components/sections) knows the fields of a section. */
export const pageContent = z.object({
  head: z.object({ version: z.int().positive(), isSample: z.boolean(), content: nestedTexts }),
  sections: z.array(storedSection),
});
export type PageContent = z.output<typeof pageContent>;

export type SectionChoice = { pageId: number; sectionId: number };

/** The form of a section, or of the page itself if `sectionId` is null. */
export type PartEdit = {
  pageId: number;
  version: number;
  content: NestedTexts;
} & ({ sectionId: number; kind: string } | { sectionId: null });

export const pageChoice = z.object({ pageId: idTextField });

/** Accepts words, with or without slashes, or the whole address that the browser shows. */
function readPart(typed: unknown): unknown {
  if (typeof typed !== "string") return typed;
  const { host } = new URL(absoluteUrl("/"));
  const text = trimMarks(typed)
    .toLowerCase()
    .replace(/^https?:\/\//, "");
  const path = text.startsWith(`${host}/`) ? text.slice(host.length) : text;
  return path.replaceAll(/^\/|\/$/g, "").replaceAll(/\s+/g, "-");
}

const ownAddress = z
  .preprocess(
    readPart,
    z
      .string("Please fill this in")
      .refine((part) => !part.includes("/"), {
        message: "An address has one part: write /retreats-2027 in place of /retreats/2027",
        abort: true,
      })
      .pipe(slugField)
      .refine(
        (part) => !RESERVED.has(part),
        "This address is taken by the site itself; please choose another",
      ),
  )
  .transform((part) => `/${part}`);

export const newPageInput = z.object({ name: textField(60), path: ownAddress });
export type NewPage = z.output<typeof newPageInput>;
export const addressInput = pageChoice.extend({ path: ownAddress });

const shownTime = z.iso.datetime({ local: true });

/** Some browsers send seconds too. */
function isShownTime(text: string): boolean {
  return text === "" || (shownTime.safeParse(text).success && !text.endsWith("Z"));
}

/** The day and time in Belfast, or empty to publish at once. */
export const publicationInput = pageChoice.extend({
  /** The fingerprint of the draft that the form stands below; a form of an earlier release sends none. */
  seen: z.string().max(64).optional(),
  publishAt: z
    .string()
    .default("")
    .refine(isShownTime, "Please choose a day and a time, or neither")
    .transform((shown) => (shown ? momentInBelfast(shown.slice(0, 16)) : null))
    .refine((moment) => moment === null || moment > new Date(), "Please choose a time to come"),
});
export const pageSwitch = pageChoice.extend({ isOff: tickField });
export const sectionChoice = pageChoice.extend({ sectionId: idTextField });
export const sectionMove = moveInput.extend({ pageId: idTextField });
export const sectionVisibility = sectionChoice.extend({ isHidden: tickField });
export const versionChoice = z.object({ pageId: idTextField, number: idTextField });

/** The forms of a page's parts, before the kind decides which fields they have. */
export const headForm = z
  .object({ pageId: idTextField, version: versionField })
  .catchall(z.string());
export const sectionForm = headForm.extend({ sectionId: idTextField, kind: z.string() });
export const newSectionForm = z.object({ pageId: idTextField, kind: textField(60) });
