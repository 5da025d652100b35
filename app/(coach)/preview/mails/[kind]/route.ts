import { requireCoach } from "@/lib/auth/coach";
import { notFoundRefusal } from "@/lib/errors";
import { mailResponse } from "@/lib/http/download";
import { answering } from "@/lib/http/route-handler";
import { composeSample } from "@/lib/mail/compose";
import { findMailKind } from "@/lib/mail/list";
import { mailChoice } from "@/lib/mail/words/schema";

export const GET = answering(async (_request, { params }) => {
  await requireCoach();
  const choice = mailChoice.safeParse(await params);
  if (!(choice.success && findMailKind(choice.data.kind))) throw notFoundRefusal("This mail");
  const { html } = await composeSample(choice.data.kind);
  return mailResponse(html);
});
export { GET as HEAD };
