import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/next-auth";
import { notFoundRefusal } from "@/lib/errors";
import { takeBody } from "@/lib/request";
import { answering, MAX_BODY } from "@/lib/route-handler";

/**
 * Only what our own pages do not do better. Signing in is not among it: next-auth's own link signs
 * in whoever merely fetches it, and its sign-in call has no limits.
 */
const offered = ["GET session", "GET csrf", "POST signout"];

const respond: (request: NextRequest, context: object) => Promise<Response> = NextAuth(authOptions);

const handler = answering(async (request, context) => {
  const [action] = request.nextUrl.pathname.split("/").slice(3);
  if (!offered.includes(`${request.method} ${action}`)) throw notFoundRefusal("This page");
  if (request.method === "GET") return respond(request, context);
  // next-auth would read on for as long as something comes.
  const taken = await takeBody(request, MAX_BODY);
  return respond(taken.request, context);
});

export { handler as GET, handler as POST };
