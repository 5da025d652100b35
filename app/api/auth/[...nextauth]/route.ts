import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/next-auth";
import { notFoundRefusal } from "@/lib/errors";
import { answering } from "@/lib/route-handler";

/**
 * Only what our own pages do not do better. Signing in is not among it: next-auth's own link signs
 * in whoever merely fetches it, and its sign-in call has no limits.
 */
const offered = ["GET session", "GET csrf", "POST signout"];

const respond: (request: NextRequest, context: object) => Promise<Response> = NextAuth(authOptions);

const handler = answering((request, context) => {
  const [action] = request.nextUrl.pathname.split("/").slice(3);
  if (!offered.includes(`${request.method} ${action}`)) throw notFoundRefusal("This page");
  return respond(request, context);
});

export { handler as GET, handler as POST };
