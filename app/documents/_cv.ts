import { notFoundRefusal } from "@/lib/errors";
import { pdfResponse } from "@/lib/http/download";
import { noParams } from "@/lib/http/route-handler";
import { drawCv } from "@/lib/site/cv/pdf";
import { readCv } from "@/lib/site/cv/queries";
import { publicRoute } from "@/lib/site/doors/visitor";
import { readPublishedPage } from "@/lib/site/pages/queries";

/** The PDF has the same content as the CV's page. */
export function serveCv(path: string, fileName: string) {
  return publicRoute(noParams, async () => {
    if ((await readPublishedPage(path)).isOff) throw notFoundRefusal("This document");
    return pdfResponse(fileName, await drawCv(await readCv(path)));
  });
}
