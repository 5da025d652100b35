import { requireCoach } from "@/lib/auth/coach";
import { notFoundRefusal } from "@/lib/errors";
import { answering } from "@/lib/http/route-handler";
import { composeSample } from "@/lib/mail/compose";
import { findMessage } from "@/lib/mail/list";
import { mailChoice } from "@/lib/mail/words/schema";

/** Only the mail, for the frames of its preview, because mails have inline styles. */
export const GET = answering(async (_request, { params }) => {
  await requireCoach();
  const choice = mailChoice.safeParse(await params);
  if (!(choice.success && findMessage(choice.data.kind))) throw notFoundRefusal("This mail");
  const { html } = await composeSample(choice.data.kind);
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
});
export { GET as HEAD };
