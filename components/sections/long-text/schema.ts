import { z } from "zod";
import { html } from "@/lib/forms/described";

export const longText = {
  name: "Long text with a list of its headings",
  surface: "paper",
  schema: z.object({
    html: html("Text", {
      max: 110_000,
      hint: "{name}, {location} and {email} stand for what the settings say.",
    }),
  }),
  sample: { html: "<h3>Your heading</h3><p>Your words.</p>" },
} as const;
