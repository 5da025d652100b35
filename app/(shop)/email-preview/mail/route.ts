import { answering } from "@/lib/http/route-handler";
import { sampleMail } from "../_sample-mail";

/** Only the mail, for the preview's frame, because mails have inline styles. */
export const GET = answering(async () => {
  return new Response((await sampleMail()).html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
});
