import { z } from "zod";
import { requireCoach } from "@/lib/auth/coach";
import { storeFilm } from "@/lib/courses/uploads/commands";
import { guardedRoute } from "@/lib/http/route-handler";
import { filmPlace } from "@/lib/media/schema";

const schemas = {
  params: z.object({ place: filmPlace }),
  body: z.object({ upload: z.uuid(), was: z.string().max(2000) }),
};

/** Safe to repeat: a file that is already stored stays, under the same address. */
export const POST = guardedRoute(requireCoach, schemas, async ({ caller, params, body }) => {
  const src = await storeFilm(caller.email, { ...params.place, ...body });
  return { saved: true, ...(src && { src }) };
});
