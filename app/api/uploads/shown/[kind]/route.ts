import { z } from "zod";
import { storeShown } from "@/lib/courses/uploads/commands";
import { uploadRoute } from "@/lib/media/upload-route";
import { adminPaths } from "@/lib/paths/back-office";

/** Answers the form with the file's address. Films and sounds come in parts (uploads/films). */
export const POST = uploadRoute(
  z.object({ kind: z.enum(["captions", "pdf"]) }),
  ({ kind }) => kind,
  async ({ params, coach, upload }) => ({
    page: adminPaths.pages,
    src: await storeShown(coach.email, params.kind, upload),
  }),
);
