import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { list, words } from "@/lib/forms/described";

export const reasons = {
  name: "Reasons or topics",
  schema: z.object({
    title: words("Title", 120),
    reasons: list("Entries", "entry", {
      title: words("Title", 120),
      text: words("Text", 600, { input: "area" }),
    }),
    surface: surface(),
  }),
  sample: { title: "Why people book me", surface: "deep" },
} as const;
