import { z } from "zod";
import { readTrailer } from "@/lib/courses/public/queries";
import { notFoundRefusal } from "@/lib/errors";
import { idTextField } from "@/lib/forms/fields";
import { sendMedia } from "@/lib/media/files";
import { readFilm } from "@/lib/media/rules";
import { publicRoute } from "@/lib/site/doors/visitor";

/** Public while the course is on sale. */
export const GET = publicRoute(
  z.object({ courseId: idTextField }),
  async ({ courseId }, request) => {
    const film = readFilm(await readTrailer(courseId));
    if (film.kind !== "own") throw notFoundRefusal("This film");
    return sendMedia(film.file, request);
  },
);
export { GET as HEAD };
