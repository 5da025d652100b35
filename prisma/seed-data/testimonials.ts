import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** Sample people: replace them with real clients, each with written permission, before going live. */
const quotes = z.array(
  z.strictObject({
    text: z.string(),
    name: z.string(),
    role: z.string(),
    source: z.string(),
    onHome: z.boolean(),
  }),
);

const file = readFileSync(join(import.meta.dirname, "testimonials.json"), "utf8");

export const testimonials = quotes.parse(JSON.parse(file)).map((quote, index) => ({
  ...quote,
  permission: "Sample text: no permission needed, and not to be shown as a real client.",
  position: index + 1,
  isSample: true,
}));
