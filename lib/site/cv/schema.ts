import { z } from "zod";
import { list, optionalWords, words } from "@/lib/forms/described";

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
