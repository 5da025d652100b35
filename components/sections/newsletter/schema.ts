import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { optionalWords, words } from "@/lib/forms/described";

export const newsletter = {
  name: "Newsletter",
  schema: z.object({
    title: words("Title", 120),
    text: optionalWords("Text", 400, { input: "area" }),
    surface: surface(),
  }),
  sample: { title: "One useful letter a month", surface: "stage" },
} as const;
