import { z } from "zod";
import { html } from "@/lib/forms/described";

export const longText = {
  name: "Long text with a list of its headings",
  surface: "paper",
  schema: z.object({ html: html("Text", 100_000) }),
  sample: { html: "<h3>Your heading</h3><p>Your words.</p>" },
} as const;
