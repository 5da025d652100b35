import { Refusal } from "@/lib/errors";
import { readText } from "@/lib/http/request";
import { answering } from "@/lib/http/route-handler";
import { storeEvent } from "@/lib/payments/stripe-events";
import { noteRefusedWebhook, verifyEvent } from "@/lib/payments/stripe-signature";

const MAX_EVENT = 256 * 1024;

/** Answers 200 only once the event is stored; a job does the work. */
export const POST = answering(async (request) => {
  const body = await readText(request, MAX_EVENT);
  await storeEvent(await verified(body, request.headers.get("stripe-signature")));
  return { received: true };
});

async function verified(body: string, signature: string | null) {
  try {
    return verifyEvent(body, signature);
  } catch (error) {
    if (error instanceof Refusal) await noteRefusedWebhook(error.message);
    throw error;
  }
}
