import { z } from "zod";
import { writeHtml, writeJson } from "@/lib/account/own-data/files";
import { listOwnData } from "@/lib/account/own-data/queries";
import { requireOwner } from "@/lib/account/page";
import { mayRead } from "@/lib/account/rules";
import { Refusal } from "@/lib/errors";
import { downloadResponse } from "@/lib/http/download";
import { isFromOwnPage } from "@/lib/http/request";
import { noParams, readRoute, seeOther } from "@/lib/http/route-handler";
import { accountPaths } from "@/lib/paths/account";

const formats = {
  json: { type: "application/json", write: writeJson },
  html: { type: "text/html", write: writeHtml },
};
const formatField = z.enum(["json", "html"]).catch("json");

/** All data that we hold about the signed-in person, and none about others. */
export const GET = readRoute(noParams, async (_, request) => {
  const { user, provenAt } = await requireOwner();
  if (!mayRead(provenAt)) {
    if (isFromOwnPage(request)) return seeOther(accountPaths.data);
    throw new Refusal(403, "Please confirm on your account’s page first that it is you.");
  }
  const format = formatField.parse(request.nextUrl.searchParams.get("format"));
  const { type, write } = formats[format];
  return downloadResponse(`my-data.${format}`, type, write(await listOwnData(user.id)));
});
