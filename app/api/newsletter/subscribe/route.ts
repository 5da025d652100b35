import type { NextRequest } from "next/server";
import { limitRate } from "@/lib/http/rate-limit";
import { bufferBody, networkAddress } from "@/lib/http/request";
import { answering, MAX_BODY, noParams, seeOther, writeRoute } from "@/lib/http/route-handler";
import { requestSubscription } from "@/lib/newsletter/commands";
import { subscribeInput } from "@/lib/newsletter/schema";
import { newsletterPaths } from "@/lib/paths/newsletter";
import { cutText } from "@/lib/text/cut";

/** Known and unknown addresses get the same answer. */
const subscribe = writeRoute(
  { params: noParams, body: subscribeInput },
  async ({ body: { email }, request }) => {
    await limitRate("newsletter-network", networkAddress(request.headers));
    await requestSubscription(email);
    return { status: "pending" };
  },
);

/** In characters. The response's headers hold 4 KB, and one character may take nine bytes in an address. */
const MAX_TYPED = 400;

/** Answers a plain form with a redirect to a page, which after a refusal shows again what was typed. */
export const POST = answering(async (request, context) => {
  if (!isPlainForm(request)) return subscribe(request, context);
  const taken = await bufferBody(request, MAX_BODY);
  const form = new URLSearchParams(taken.body);
  const answer = await subscribe(taken.request, context);
  if (answer.ok) return seeOther(newsletterPaths.sent);
  const typed = cutText(form.get("email") ?? "", MAX_TYPED);
  return seeOther(newsletterPaths.problem(answer.status, typed));
});

function isPlainForm(request: NextRequest): boolean {
  return (
    request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false
  );
}
