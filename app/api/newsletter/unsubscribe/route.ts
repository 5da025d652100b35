import { notFoundRefusal } from "@/lib/errors";
import { answering, seeOther } from "@/lib/http/route-handler";
import { endSubscription } from "@/lib/newsletter/commands";
import { linkForm } from "@/lib/paths/mailed-link";
import { newsletterPaths } from "@/lib/paths/newsletter";

/** RFC 8058: mail programs post here without cookies or an Origin header, and a redirect is not allowed. */
export const POST = answering(async (request) => {
  const link = linkForm.safeParse(Object.fromEntries(request.nextUrl.searchParams));
  if (!link.success || !(await endSubscription(link.data.token))) {
    throw notFoundRefusal("This subscription");
  }
  return new Response("You have been unsubscribed.");
});

/** Opening the address in a browser leads to the page with the button and unsubscribes nobody. */
export const GET = answering(async (request) =>
  seeOther(newsletterPaths.unsubscribe(request.nextUrl.searchParams.get("token") ?? "")),
);
