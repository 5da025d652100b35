import { z } from "zod";
import { idTextField } from "@/lib/forms/fields";

const shownPlace = z
  .enum(["shown-film", "shown-audio"])
  .transform((place) => ({ place, placeId: 0 }));

const placeWithId = z
  .string()
  .transform((text) => /^(?:(?<place>trailer|course)-)?(?<placeId>\d+)$/.exec(text)?.groups)
  .pipe(
    z.object({
      place: z.enum(["lesson", "trailer", "course"]).default("lesson"),
      placeId: idTextField,
    }),
  );

/** The segment of an address: "12" is a lesson, "trailer-3" and "course-3" name a course; "shown-film" is for all. */
export const filmPlace = shownPlace.or(placeWithId);
