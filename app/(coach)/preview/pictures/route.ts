import { requireCoach } from "@/lib/auth/coach";
import { idTextField } from "@/lib/forms/fields";
import { answering } from "@/lib/http/route-handler";
import { listPictures } from "@/lib/media/pictures/queries";

/** For a field that chooses a picture: one page of them, newest first. */
export const GET = answering(async (request) => {
  await requireCoach();
  const before = new URL(request.url).searchParams.get("before");
  return listPictures(idTextField.safeParse(before).data);
});
