import { readText } from "@/lib/http/request";
import { answering } from "@/lib/http/route-handler";
import { followMailEvent } from "@/lib/mail/bounces/commands";
import { verifyMailEvent } from "@/lib/mail/resend";

const MAX_EVENT = 64 * 1024;

/** Receives the provider's later reports about mails that it had accepted. */
export const POST = answering(async (request) => {
  const body = await readText(request, MAX_EVENT);
  await followMailEvent(verifyMailEvent(body, request.headers));
  return { received: true };
});
