import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { list, words } from "@/lib/forms/described";

export const formats = {
  name: "Formats with times",
  schema: z.object({
    title: words("Title", 120),
    button: words("Button", 40),
    formats: list("Formats", "format", {
      title: words("Title", 80),
      duration: words("How long", 60),
      text: words("Text", 500, { input: "area" }),
    }),
    surface: surface(),
  }),
  sample: { title: "Ways to work together", button: "Book", surface: "paper" },
} as const;
