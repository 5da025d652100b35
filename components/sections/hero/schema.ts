import { z } from "zod";
import { address, list, optionalWords, picture, words } from "@/lib/forms/described";

export const hero = {
  name: "Opening with a large picture",
  schema: z.object({
    eyebrow: optionalWords("Above the heading", 120),
    picture: picture("Picture", "6:5 fits best"),
    pictureAlt: optionalWords("What the picture shows", 250, {
      hint: "Read out to those who cannot see it; empty for mere decoration",
    }),
    coursesButton: words("Button that leads to the courses", 40),
    buttons: list(
      "Further buttons",
      "button",
      {
        label: words("Label", 40),
        address: address("Address"),
      },
      4,
    ),
  }),
  sample: {
    eyebrow: "From {location}",
    picture: "/artwork/hero.svg",
    coursesButton: "Explore Courses",
  },
  surface: "stage",
  isOpening: true,
} as const;
