import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { html, optionalWords } from "@/lib/forms/described";

export const prose = {
  name: "Text",
  schema: z.object({
    title: optionalWords("Title", 120),
    html: html("Text"),
    surface: surface(),
  }),
  sample: { html: "<p>Your words.</p>", surface: "paper" },
} as const;
