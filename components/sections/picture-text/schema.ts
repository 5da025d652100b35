import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { html, optionalWords, picture, words } from "@/lib/forms/described";

export const pictureText = {
  name: "Picture with text",
  schema: z.object({
    title: optionalWords("Title", 120),
    picture: picture("Picture", "4:5 fits best"),
    pictureAlt: words("What the picture shows", 250),
    html: html("Text"),
    surface: surface(),
  }),
  sample: {
    picture: "/artwork/portrait.svg",
    pictureAlt: "Your coach",
    html: "<p>What the picture does not say.</p>",
    surface: "paper",
  },
} as const;
