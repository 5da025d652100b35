import type { NextRequest } from "next/server";
import type { z } from "zod";
import { type Coach, requireCoach } from "@/lib/auth/coach";
import { notFoundRefusal } from "@/lib/errors";
import { answering, seeOther } from "@/lib/http/route-handler";
import { receiveUpload, type Upload } from "./busboy";
import { limits, type UploadKind } from "./rules";

type Taken<Params> = { params: Params; coach: Coach; upload: Upload };

/** Checks the coach before it reads the body. Answers a script with JSON and redirects a plain form to its page. */
export function uploadRoute<Params>(
  schema: z.ZodType<Params>,
  kindOf: (params: Params) => UploadKind,
  take: (taken: Taken<Params>) => Promise<{ page: string; [answer: string]: unknown }>,
) {
  return answering(async (request: NextRequest, context) => {
    const coach = await requireCoach();
    const parsed = schema.safeParse((await context.params) ?? {});
    if (!parsed.success) throw notFoundRefusal("This page");
    const { page, ...answer } = await receiveUpload(
      request,
      limits[kindOf(parsed.data)],
      (upload) => take({ params: parsed.data, coach, upload }),
    );
    if (request.headers.get("accept") === "application/json") return { saved: true, ...answer };
    return seeOther(page);
  });
}
