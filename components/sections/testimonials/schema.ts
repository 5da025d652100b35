import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { choice, optionalAddress, optionalWords, words } from "@/lib/forms/described";

export const testimonials = {
  name: "Testimonials",
  schema: z.object({
    title: words("Title", 120),
    lead: optionalWords("Below the title", 300, { input: "area" }),
    which: choice("Which testimonials", {
      home: "Those of the home page, as a slider on phones",
      // The name is older than the choice of words.
      dancers: "Three whose role contains the words below",
      all: "All, without title",
    }),
    role: optionalWords("Words in the role", 80, {
      hint: "For three of one kind, for example “Choir”; empty: the first three of all",
    }),
    none: optionalWords("Instead, while there is none", 300, { input: "area" }),
    button: optionalWords("Button", 60, { hint: "May be empty" }),
    buttonAddress: optionalAddress("Where the button leads"),
    surface: surface(),
  }),
  sample: { title: "In their words", which: "home", surface: "paper" },
} as const;
