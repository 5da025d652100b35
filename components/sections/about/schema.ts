import { z } from "zod";
import { surface } from "@/components/sections/kind";
import {
  lines,
  optionalAddress,
  optionalWords,
  paragraphs,
  picture,
  words,
} from "@/lib/forms/described";

export const about = {
  name: "You in short, with your portrait",
  schema: z.object({
    title: words("Title", 120),
    text: paragraphs("Text"),
    tags: lines("Subjects"),
    picture: picture("Portrait", "4:5 fits best"),
    pictureAlt: words("What the portrait shows", 250),
    button: optionalWords("Button", 60, { hint: "May be empty" }),
    buttonAddress: optionalAddress("Where the button leads"),
    surface: surface(),
  }),
  sample: {
    title: "About Your Coach",
    text: "Who you are, in a few sentences.",
    picture: "/artwork/portrait.svg",
    pictureAlt: "Your coach",
    surface: "deep",
  },
} as const;
