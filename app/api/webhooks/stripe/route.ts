import { storeEvent } from "@/lib/checkout/stripe-events";
import { verifyEvent } from "@/lib/checkout/stripe-signature";
import { readText } from "@/lib/request";
import { answering } from "@/lib/route-handler";

const MAX_EVENT = 256 * 1024;

/** Answers 200 only once the event is stored; a job does the work. */
export const POST = answering(async (request) => {
  const body = await readText(request, MAX_EVENT);
  await storeEvent(verifyEvent(body, request.headers.get("stripe-signature")));
  return { received: true };
});
