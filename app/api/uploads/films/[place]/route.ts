import { z } from "zod";
import { requireCoach } from "@/lib/auth/coach";
import { refuseSecondCopy } from "@/lib/courses/uploads/commands";
import { notFoundRefusal } from "@/lib/errors";
import { answering } from "@/lib/http/route-handler";
import { filmPlace } from "@/lib/media/schema";
import { takeParts } from "@/lib/media/tus";

const params = z.object({ place: filmPlace });

/** Checks the coach before it reads the body, for every part. */
export const POST = answering(async (request, context) => {
  await requireCoach();
  const parsed = params.safeParse(await context.params);
  if (!parsed.success) throw notFoundRefusal("This page");
  const { place } = parsed.data;
  return takeParts(place, request, (film) => refuseSecondCopy(place, film));
});
