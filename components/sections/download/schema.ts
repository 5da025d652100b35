import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { optionalAddress, optionalWords, words } from "@/lib/forms/described";
import { pdf } from "@/lib/media/shown/schema";

export const download = {
  name: "A PDF to download",
  schema: z.object({
    title: words("Title", 120),
    text: optionalWords("Text", 400, { input: "area" }),
    file: pdf("PDF"),
    page: optionalAddress("Where its words can be read as a page"),
    surface: surface(),
  }),
  sample: { title: "Curriculum vitae", file: "/documents/cv.pdf", surface: "paper" },
} as const;
