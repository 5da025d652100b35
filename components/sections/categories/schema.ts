import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { address, lines, list, picture, words } from "@/lib/forms/described";

export const categories = {
  name: "Kinds of courses, with pictures",
  schema: z.object({
    title: words("Title", 120, { hint: "Only read out" }),
    button: words("Button", 40),
    cards: list(
      "Cards",
      "card",
      {
        title: words("Title", 80),
        text: words("Text", 400, { input: "area" }),
        points: lines("Points"),
        picture: picture("Picture", "10:7 fits best"),
        address: address("Where its button leads"),
      },
      8,
    ),
    surface: surface(),
  }),
  sample: { title: "Course categories", button: "Explore Courses", surface: "deep" },
} as const;
