import { type NextRequest, NextResponse } from "next/server";
import { currentUser } from "@/lib/auth/next-auth";
import { Refusal } from "@/lib/errors";
import { findCourseAccess } from "@/lib/learning/access";
import { paths } from "@/lib/paths";
import { refuseForeignOrigin } from "@/lib/request";

/**
 * The purchase and session gate. It is a convenience: every page, call and file checks again
 * through lib/learning/access.ts, so that a way around this file shows nothing.
 */
export const config = {
  matcher: [
    "/learn/:path*",
    "/content/:path*",
    "/account/:path*",
    "/admin/:path*",
    // Next answers a malformed "%E0%A4" in a path with a server error: such paths end here too.
    "/:path(.*%.*)",
    // Browsers name an origin on what they post: forms of foreign pages end here. Uploads pass by, as
    // Next would keep what goes through here in memory; their route looks at the origin itself.
    { source: "/((?!api/uploads/).*)", has: [{ type: "header", key: "origin" }] },
    // Next answers a form that cannot be read with a server error as well.
    {
      source: "/((?!api/uploads/).*)",
      has: [{ type: "header", key: "content-type", value: "multipart/form-data.*" }],
    },
  ],
  runtime: "nodejs",
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const refusal =
    refuseMalformed(request) ?? refuseForeignPost(request) ?? (await refuseBrokenForm(request));
  if (refusal) return refusal;
  const [, area = "", courseSlug] = request.nextUrl.pathname.split("/");
  if (!["learn", "content", "account", "admin"].includes(area)) return NextResponse.next();

  const user = await currentUser();
  // An action answers in words, on its form: led away, it would lose what was typed.
  if (!user && request.headers.has("next-action")) return NextResponse.next();
  if (!user) return redirectToSignIn(request);
  if ((area === "learn" || area === "content") && courseSlug) {
    const access = await findCourseAccess(user.id, { slug: courseSlug });
    if (!access) return rewriteToNotFound(request);
  }
  return NextResponse.next();
}

function refuseMalformed({ nextUrl }: NextRequest): NextResponse | null {
  try {
    decodeURIComponent(nextUrl.pathname);
    return null;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return new NextResponse("This address is not complete.", { status: 400 });
  }
}

function refuseForeignPost(request: NextRequest): NextResponse | null {
  if (request.method === "GET" || request.method === "HEAD") return null;
  try {
    refuseForeignOrigin(request.headers);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return new NextResponse(error.message, { status: error.status });
  }
}

async function refuseBrokenForm(request: NextRequest): Promise<NextResponse | null> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) return null;
  try {
    await request.clone().formData();
    return null;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new NextResponse("This form could not be read.", { status: 400 });
  }
}

function redirectToSignIn({ nextUrl, url }: NextRequest): NextResponse {
  const callbackUrl = `${nextUrl.pathname}${nextUrl.search}`;
  return NextResponse.redirect(new URL(paths.signIn({ callbackUrl }), url));
}

/** The same answer as the page would give, from a page that reads no lesson. */
function rewriteToNotFound({ nextUrl, url }: NextRequest): NextResponse {
  return NextResponse.rewrite(new URL(`/no-access${nextUrl.pathname}`, url));
}
