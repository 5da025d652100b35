import { notFoundRefusal } from "@/lib/errors";
import { answering, seeOther } from "@/lib/http/route-handler";
import { endSubscription } from "@/lib/newsletter/commands";
import { linkForm } from "@/lib/paths/mailed-link";
import { newsletterPaths } from "@/lib/paths/newsletter";

/** RFC 8058: a mail program posts here without cookies or origin, and must not be redirected. */
export const POST = answering(async (request) => {
  const link = linkForm.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!link.success || !(await endSubscription(link.data.token))) {
    throw notFoundRefusal("This subscription");
  }
  return new Response("You have been unsubscribed.");
});

/** A person who opens the address gets the page with the button; opening it unsubscribes nobody. */
export const GET = answering(async (request) =>
  seeOther(newsletterPaths.unsubscribe(request.nextUrl.searchParams.get("token") ?? "")),
);
