import { z } from "zod";
import { list, optionalWords, words } from "@/lib/forms/described";
import { linesOfHtml } from "@/lib/text/html";

/** The page and its PDF share these parts. */
export const cvPart = z
  .object({
    title: words("Title", 120),
    entries: list("Entries", "entry", {
      period: words("When, or of what kind", 60),
      what: words("What", 200),
      detail: optionalWords("More about it", 400, { input: "area" }),
    }),
  })
  .meta({ isPrinted: true });
export type CvPart = z.output<typeof cvPart>;

/** What the PDF has of a section: the words above its entries, if any, and the entries. */
export type PrintedPart = { title: string; paragraphs: string[]; entries: CvPart["entries"] };

const text = z.string().default("");
const question = z.object({ question: z.string(), answer: z.string() });
const other = z
  .object({ title: text, html: text, questions: z.array(question).default([]) })
  .transform(({ title, html, questions }) => ({
    title,
    paragraphs: linesOfHtml(html),
    entries: questions.map((it) => ({ period: "", what: it.question, detail: it.answer })),
  }));
/** Its title belongs to the list, which stands beside the text. */
const points = z
  .object({ title: z.string(), html: z.string(), points: text })
  .transform((content) => ({
    title: "",
    paragraphs: [
      ...linesOfHtml(content.html),
      `${content.title}: ${content.points.split("\n").filter(Boolean).join("; ")}`,
    ],
    entries: [],
  }));

/** Sections of other kinds ask visitors to do something, or show what cannot be printed. */
const kinds: Record<string, z.ZodType<PrintedPart>> = {
  cv: cvPart.transform((part) => ({ ...part, paragraphs: [] })),
  prose: other,
  "long-text": other,
  "picture-text": other,
  points,
  questions: other,
};

export function readPrinted(kind: string, content: unknown): PrintedPart | undefined {
  return kinds[kind]?.safeParse(content).data;
}
