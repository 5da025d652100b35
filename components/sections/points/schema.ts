import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { html, lines, words } from "@/lib/forms/described";

export const points = {
  name: "Text beside a list",
  schema: z.object({
    html: html("Text"),
    title: words("Title of the list", 120),
    points: lines("List"),
    surface: surface(),
  }),
  sample: { html: "<p>Your words.</p>", title: "What we work on", surface: "deep" },
} as const;
