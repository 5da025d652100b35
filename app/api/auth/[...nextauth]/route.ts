import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { z } from "zod";
import { authOptions, forgetCallbackUrl } from "@/lib/auth/next-auth";
import { readRoute, writeRoute } from "@/lib/http/route-handler";
import { absoluteUrl } from "@/lib/paths/absolute-url";

type Parts = { nextauth: string[] };

/**
 * Offers only what our own pages do not do better. Signing in is not offered: next-auth's own link signs in any
 * program that fetches it, and its sign-in call has no limits.
 */
const offered = {
  reads: z.object({ nextauth: z.tuple([z.enum(["session", "csrf"])]) }),
  writes: z.object({ nextauth: z.tuple([z.literal("signout")]) }),
};

const respond: (request: NextRequest, context: object) => Promise<Response> = NextAuth(authOptions);

/** Passes only what next-auth needs of the request, because anything else may make it fail. */
async function ask({ nextauth }: Parts, init: { method: string; body?: URLSearchParams }) {
  await forgetCallbackUrl();
  const request = new NextRequest(absoluteUrl(`/api/auth/${nextauth.join("/")}`), init);
  return respond(request, { params: { nextauth } });
}

export const GET = readRoute(offered.reads, (parts) => ask(parts, { method: "GET" }));

const signOutForm = z.object({ csrfToken: z.string(), json: z.string().default("false") });

export const POST = writeRoute({ params: offered.writes, body: signOutForm }, ({ params, body }) =>
  ask(params, { method: "POST", body: new URLSearchParams(body) }),
);
