import { answering } from "@/lib/http/route-handler";
import { sampleMail } from "../_sample-mail";

/** The mail alone, for the frame of the preview: mails carry their styles inline. */
export const GET = answering(async () => {
  return new Response((await sampleMail()).html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
});
