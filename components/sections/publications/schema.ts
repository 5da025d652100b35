import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { choice, optionalAddress, optionalWords, words } from "@/lib/forms/described";

export const publications = {
  name: "Publications",
  schema: z.object({
    title: words("Title", 120),
    lead: optionalWords("Below the title", 300, { input: "area" }),
    which: choice("Which publications", {
      first: "The first four of all kinds",
      book: "All books, without title",
      podcast: "All podcasts, without title",
      article: "All articles, without title",
    }),
    none: optionalWords("Instead, while there is none", 300, { input: "area" }),
    button: optionalWords("Button", 60, { hint: "May be empty" }),
    buttonAddress: optionalAddress("Where the button leads"),
    surface: surface(),
  }),
  sample: { title: "Read and listen", which: "first", surface: "paper" },
} as const;
