import { z } from "zod";
import { idTextField } from "@/lib/forms/fields";

/** The segment of an address: "12" is a lesson, "trailer-3" and "course-3" name a course. */
export const filmPlace = z
  .string()
  .transform((text) => /^(?:(?<place>trailer|course)-)?(?<placeId>\d+)$/.exec(text)?.groups)
  .pipe(
    z.object({
      place: z.enum(["lesson", "trailer", "course"]).default("lesson"),
      placeId: idTextField,
    }),
  );
