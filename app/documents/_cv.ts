import { disposition } from "@/lib/http/download";
import { drawCv } from "@/lib/site/cv/pdf";
import { readCv } from "@/lib/site/cv/queries";

/** The PDF of a CV says what its page says. */
export async function serveCv(path: string, fileName: string): Promise<Response> {
  return new Response(await drawCv(await readCv(path)), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": disposition("inline", fileName),
      "X-Content-Type-Options": "nosniff",
    },
  });
}
