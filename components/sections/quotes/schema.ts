import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { list, words } from "@/lib/forms/described";

export const quotes = {
  name: "Quotes of your own choice",
  schema: z.object({
    title: words("Title", 120),
    quotes: list("Quotes", "quote", {
      text: words("Words", 1200, { input: "area" }),
      name: words("Name", 120),
      role: words("Who it is", 160),
    }),
    surface: surface(),
  }),
  sample: { title: "What they say", surface: "stage" },
} as const;
