import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { address, optionalAddress, optionalWords, words } from "@/lib/forms/described";

export const download = {
  name: "A PDF to download",
  schema: z.object({
    title: words("Title", 120),
    text: optionalWords("Text", 400, { input: "area" }),
    file: address("Where the PDF is"),
    page: optionalAddress("Where its words can be read as a page"),
    surface: surface(),
  }),
  sample: { title: "Curriculum vitae", file: "/documents/cv.pdf", surface: "paper" },
} as const;
