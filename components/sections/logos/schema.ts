import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { list, optionalWords, picture, words } from "@/lib/forms/described";

export const logos = {
  name: "Logos",
  schema: z.object({
    title: optionalWords("Title", 160),
    logos: list("Logos", "logo", {
      name: words("Name", 120, { hint: "Read out to those who cannot see it" }),
      picture: picture("Logo", "3:1 fits best"),
    }),
    surface: surface(),
  }),
  sample: { surface: "paper" },
} as const;
