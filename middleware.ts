import { type NextRequest, NextResponse } from "next/server";
import { standingOf } from "@/lib/auth/coach";
import { currentUser } from "@/lib/auth/next-auth";
import { completeSessionHint } from "@/lib/auth/session-hint";
import { enterByPurchase } from "@/lib/checkout/paying-browser";
import { Refusal } from "@/lib/errors";
import { isMultipart, isReadableActionCall } from "@/lib/http/action-body";
import { readBytes } from "@/lib/http/request";
import { noStore } from "@/lib/http/route-handler";
import { findCourseAccess } from "@/lib/learning/access";
import { returnPath } from "@/lib/paths/callback";
import { paths } from "@/lib/paths/public";
import { isClosedToVisitor } from "@/lib/site/doors/visitor";

/** In bytes: the largest form that Next reads. */
const MAX_FORM = 1024 * 1024;

/** Bypassing this gate reveals nothing, because every page, call and file checks access again. */
export const config = {
  matcher: [
    "/learn/:path*",
    "/content/:path*",
    "/account/:path*",
    "/admin/:path*",
    "/preview/courses/:path*",
    "/preview/pages/:path*",
    "/preview/publications/:path*",
    // Next answers an unreadable form with a server error. Uploads (below /api/) are left out: the middleware would
    // keep them in memory.
    {
      source: "/((?!api/).*)",
      has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }],
    },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "next-action" }] },
    // The public pages, for the closed doors; calls ask for themselves. Paths with a dot are files.
    "/((?!_next/|api/|pictures/|preview/)[^.]*)",
  ],
  runtime: "nodejs",
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const refusal = await refuseUnreadable(request);
  if (refusal) return refusal;
  const closed = await findClosedDoor(request);
  if (closed) return closed;
  // A redirect would lose what was typed.
  if (request.headers.has("next-action")) return NextResponse.next();
  const answer = await findAnswer(request);
  if (!answer) return NextResponse.next();
  if (request.method === "POST") return NextResponse.redirect(request.url, 303);
  return answer;
}

async function findAnswer(request: NextRequest): Promise<NextResponse | null> {
  const [, area = "", courseSlug] = request.nextUrl.pathname.split("/");
  if (!["learn", "content", "account", "admin", "preview"].includes(area)) return null;
  const isLearning = area === "learn" || area === "content";
  const user = await currentUser();
  if (!user) {
    const mayBeBuyer = (isLearning || area === "account") && request.method === "GET";
    const isSignedIn = mayBeBuyer && (await enterByPurchase(isLearning ? courseSlug : undefined));
    return isSignedIn ? redirectTo(request.url) : redirectToSignIn(request);
  }
  await completeSessionHint();
  if (isLearning && courseSlug) {
    const access = await findCourseAccess(user.id, { slug: courseSlug });
    if (!access) return rewriteToNotFound(request, request.nextUrl.pathname);
  }
  if ((area === "admin" || area === "preview") && (await standingOf(user)).is === "not-coach") {
    return rewriteToNotFound(request, "/office");
  }
  return null;
}

/** Closed doors must not stop learners, or buyers who are just paying. */
const NEVER_CLOSED = new Set([
  ...["account", "admin", "certificates", "content", "learn", "payment-success", "preview"],
  ...["accessibility", "coming-soon", "email-change", "goodbye", "newsletter", "no-access"],
  ...["privacy", "signin", "signout", "unavailable", "withdraw"],
]);

async function findClosedDoor({ nextUrl, url }: NextRequest): Promise<NextResponse | null> {
  const [, area = ""] = nextUrl.pathname.split("/");
  // An address in capitals leads to its page ([...address]).
  if (NEVER_CLOSED.has(area.toLowerCase())) return null;
  if (!(await isClosedToVisitor())) return null;
  const headers = { "x-robots-tag": "noindex, nofollow", ...noStore };
  return NextResponse.rewrite(new URL("/coming-soon", url), { headers });
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
  const callbackUrl = returnPath(`${nextUrl.pathname}${nextUrl.search}`);
  return redirectTo(new URL(paths.signIn({ callbackUrl }), url));
}

function redirectTo(url: string | URL): NextResponse {
  return NextResponse.redirect(url, { headers: noStore });
}

function rewriteToNotFound({ url }: NextRequest, place: string): NextResponse {
  return NextResponse.rewrite(new URL(`/no-access${place}`, url));
}
