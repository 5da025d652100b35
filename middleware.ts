import { type NextRequest, NextResponse } from "next/server";
import { coachStanding } from "@/lib/auth/coach";
import { currentUser } from "@/lib/auth/next-auth";
import { enterByPurchase } from "@/lib/checkout/paying-browser";
import { Refusal } from "@/lib/errors";
import { isMultipart, isReadableActionCall } from "@/lib/http/action-body";
import { readBytes } from "@/lib/http/request";
import { noStore } from "@/lib/http/route-handler";
import { findCourseAccess } from "@/lib/learning/access";
import { wayBack } from "@/lib/paths/callback";
import { paths } from "@/lib/paths/public";

/** The largest form that Next reads, in bytes. */
const MAX_FORM = 1024 * 1024;

/**
 * The purchase and session gate. It is only a convenience: every page, call and file checks again through
 * lib/learning/access.ts, so getting around this file reveals nothing.
 */
export const config = {
  matcher: [
    "/learn/:path*",
    "/content/:path*",
    "/account/:path*",
    "/admin/:path*",
    // Only pages: the files of a preview are answered like calls.
    "/preview/courses/:path*",
    // Next answers a form or an action's call that it cannot read with a server error. Uploads (under /api/)
    // are left out, because Next would keep whatever passes through here in memory.
    {
      source: "/((?!api/).*)",
      has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }],
    },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "next-action" }] },
  ],
  runtime: "nodejs",
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const refusal = await refuseUnreadable(request);
  if (refusal) return refusal;
  // An action answers in words on its own form: a redirect would lose what was typed.
  if (request.headers.has("next-action")) return NextResponse.next();
  const turnedAway = await turnAway(request);
  if (!turnedAway) return NextResponse.next();
  // A plain form cannot be answered elsewhere: its page is loaded anew, and says what is the matter.
  if (request.method === "POST") return NextResponse.redirect(request.url, 303);
  return turnedAway;
}

/** Null for whoever may go on. */
async function turnAway(request: NextRequest): Promise<NextResponse | null> {
  const [, area = "", courseSlug] = request.nextUrl.pathname.split("/");
  if (!["learn", "content", "account", "admin", "preview"].includes(area)) return null;
  const isRoom = area === "learn" || area === "content";
  const user = await currentUser();
  if (!user) {
    const isBuyers = (isRoom || area === "account") && request.method === "GET";
    const hasEntered = isBuyers && (await enterByPurchase(isRoom ? courseSlug : undefined));
    // The session's cookie counts from the next request on.
    return hasEntered ? redirectTo(request.url) : redirectToSignIn(request);
  }
  if (isRoom && courseSlug) {
    const access = await findCourseAccess(user.id, { slug: courseSlug });
    if (!access) return rewriteToNotFound(request, request.nextUrl.pathname);
  }
  if ((area === "admin" || area === "preview") && (await coachStanding()).is === "not-coach") {
    return rewriteToNotFound(request, "/office");
  }
  return null;
}

async function refuseUnreadable(request: NextRequest): Promise<NextResponse | null> {
  const contentType = request.headers.get("content-type") ?? "";
  const isFetch = request.headers.has("next-action");
  if (request.method !== "POST" || !(isFetch || isMultipart(contentType))) return null;
  try {
    const bytes = await readBytes(request, MAX_FORM);
    if (await isReadableActionCall({ contentType, isFetch, bytes })) return null;
    throw new Refusal(400, "This form could not be read.");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return new NextResponse(error.message, { status: error.status });
  }
}

function redirectToSignIn({ nextUrl, url }: NextRequest): NextResponse {
  const callbackUrl = wayBack(`${nextUrl.pathname}${nextUrl.search}`);
  return redirectTo(new URL(paths.signIn({ callbackUrl }), url));
}

function redirectTo(url: string | URL): NextResponse {
  return NextResponse.redirect(url, { headers: noStore });
}

/** Gives the same answer as the page itself would, in words, from a page that reads no lesson. */
function rewriteToNotFound({ url }: NextRequest, place: string): NextResponse {
  return NextResponse.rewrite(new URL(`/no-access${place}`, url));
}
