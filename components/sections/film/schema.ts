import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { optionalPicture, optionalWords, words } from "@/lib/forms/described";
import { optionalCaptions, optionalFilm } from "@/lib/media/shown/schema";

export const film = {
  name: "Film",
  schema: z.object({
    title: words("Title", 120),
    lead: optionalWords("Below the title", 300, { input: "area" }),
    film: optionalFilm(
      "Film",
      "Upload an MP4, or paste the address of a film at Vimeo or YouTube. The section is shown once there is one",
    ),
    poster: optionalPicture("Picture before it plays", "16:9 fits best"),
    captions: optionalCaptions("Captions of a film that you upload", "WebVTT or SubRip"),
    surface: surface(),
  }),
  sample: { title: "See how I work", surface: "stage" },
} as const;
