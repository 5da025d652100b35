import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { html, optionalWords, words } from "@/lib/forms/described";

export const quote = {
  name: "One large quote",
  schema: z.object({
    title: optionalWords("Title", 120),
    quote: words("Quote", 400, { input: "area", hint: "Without quotation marks" }),
    html: html("Text beside it").or(z.literal("")).default("").meta({
      label: "Text beside it",
      input: "html",
      hint: "May be empty.",
      isOptional: true,
    }),
    surface: surface(),
  }),
  sample: { quote: "What you believe in, in one sentence.", surface: "stage" },
} as const;
