import { requireCoach } from "@/lib/auth/coach";
import { answering } from "@/lib/http/route-handler";
import { listPictures } from "@/lib/media/pictures/queries";

/** For a field that chooses among the newest. */
export const GET = answering(async () => {
  await requireCoach();
  return listPictures();
});
