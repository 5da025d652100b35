import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { optionalHtml, optionalWords, words } from "@/lib/forms/described";

export const quote = {
  name: "One large quote",
  schema: z.object({
    title: optionalWords("Title", 120),
    quote: words("Quote", 400, { input: "area", hint: "Without quotation marks" }),
    html: optionalHtml("Text beside it"),
    surface: surface(),
  }),
  sample: { quote: "What you believe in, in one sentence.", surface: "stage" },
} as const;
