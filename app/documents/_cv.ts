import { disposition } from "@/lib/http/download";
import { drawCv } from "@/lib/site/cv/pdf";
import { readCv } from "@/lib/site/cv/queries";
import { readPublishedPage } from "@/lib/site/pages/queries";

/** The PDF has the same content as the CV's page. */
export async function serveCv(path: string, fileName: string): Promise<Response> {
  if ((await readPublishedPage(path)).isOff) return new Response(null, { status: 404 });
  return new Response(await drawCv(await readCv(path)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": disposition("inline", fileName),
      "X-Content-Type-Options": "nosniff",
    },
  });
}
