import { type NextRequest, NextResponse } from "next/server";
import { currentUser } from "@/lib/auth/next-auth";
import { findCourseAccess } from "@/lib/learning/access";
import { paths } from "@/lib/paths";

/**
 * The purchase and session gate. It is a convenience: every page, call and file checks again
 * through lib/learning/access.ts, so that a way around this file shows nothing.
 */
export const config = {
  matcher: ["/learn/:path*", "/content/:path*", "/account/:path*", "/admin/:path*"],
  runtime: "nodejs",
};

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const user = await currentUser();
  if (!user) {
    const signIn = paths.signIn({ callbackUrl: `${pathname}${search}` });
    return NextResponse.redirect(new URL(signIn, request.url));
  }
  const [, room, courseSlug] = pathname.split("/");
  if ((room === "learn" || room === "content") && courseSlug) {
    const access = await findCourseAccess(user.id, { slug: courseSlug });
    if (!access) return NextResponse.rewrite(new URL(`/no-access${pathname}`, request.url));
  }
  return NextResponse.next();
}
