import type { NextRequest } from "next/server";
import { z } from "zod";
import { refusalWhileAway } from "@/lib/db";
import { LockedOut, Refusal } from "@/lib/errors";
import { logCause, logger } from "@/lib/logger";
import { adminPaths } from "@/lib/paths/back-office";
import { callbackPath } from "@/lib/paths/callback";
import { paths } from "@/lib/paths/public";
import { isFromOwnPage, readFields } from "./request";

/** In bytes. */
export const MAX_BODY = 16 * 1024;

type Context = { params: Promise<unknown> };
type Answer = Response | object;
type Call<Params, Body> = { params: Params; body: Body; request: NextRequest };
type Handler = (request: NextRequest, context: Context) => Promise<Response>;

export const noParams = z.object({});

/** An invalid path is a 404. */
export function readRoute<Params>(
  schema: z.ZodType<Params>,
  answer: (params: Params, request: NextRequest) => Promise<Answer>,
): Handler {
  return answering(async (request, context) => {
    return answer(parse(schema, (await context.params) ?? {}, 404), request);
  });
}

/** Checks no origin: the production server refuses writes from other sites' pages. */
export function writeRoute<Params, Body>(
  schemas: { params: z.ZodType<Params>; body: z.ZodType<Body> },
  answer: (call: Call<Params, Body>) => Promise<Answer>,
): Handler {
  return guardedRoute(async () => null, schemas, answer);
}

/** Runs the guard before it reads or validates anything. */
export function guardedRoute<Caller, Params, Body>(
  guard: () => Promise<Caller>,
  schemas: { params: z.ZodType<Params>; body: z.ZodType<Body> },
  answer: (call: Call<Params, Body> & { caller: Caller }) => Promise<Answer>,
): Handler {
  return answering(async (request, context) => {
    const caller = await guard();
    const params = parse(schemas.params, (await context.params) ?? {}, 404);
    const body = parse(schemas.body, await readFields(request, MAX_BODY), 400);
    return answer({ caller, params, body, request });
  });
}

/**
 * Answers a Refusal in plain text; logs any other error once and answers 500. Forbids caches to store a
 * response, unless the handler sets Cache-Control.
 */
export function answering(
  handle: (request: NextRequest, context: Context) => Promise<Answer>,
): Handler {
  return async (request, context) => {
    try {
      const answer = await handle(request, context);
      if (answer instanceof Response) return withoutStore(answer);
      return Response.json(answer, { headers: noStore });
    } catch (error) {
      return toErrorResponse(error, request);
    }
  };
}

export const noStore = { "Cache-Control": "private, no-store" };

/** Copies the response, because a redirect's headers are immutable. */
function withoutStore(answer: Response): Response {
  if (answer.headers.has("Cache-Control")) return answer;
  const copy = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(noStore)) copy.headers.set(name, value);
  return copy;
}

export function seeOther(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { ...noStore, ...headers, Location: location },
  });
}

function parse<Value>(schema: z.ZodType<Value>, value: unknown, status: 400 | 404): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal(status, status === 404 ? "Not Found" : describeIssues(result.error));
}

/** "courseId: Invalid input: expected number, received string". */
function describeIssues(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n");
}

function toErrorResponse(thrown: unknown, request: NextRequest): Response {
  const error = refusalWhileAway(thrown);
  const headers = { ...noStore, "Content-Type": "text/plain; charset=utf-8" };
  const path = request.nextUrl.pathname;
  if (error instanceof Refusal) {
    logCause(error, { path });
    const proofPage = isFromOwnPage(request) && findProofPage(error, request);
    if (proofPage) return seeOther(proofPage);
    return new Response(error.message, {
      status: error.status,
      headers: { ...headers, ...error.headers },
    });
  }
  if (isCutOff(error)) return new Response(null, { status: 400, headers: noStore });
  logger.error({ err: error, path }, "call failed");
  return new Response("Something went wrong on our side. Please try again.", {
    status: 500,
    headers,
  });
}

/** Node's error when a client disconnects before its request has arrived. Nobody reads the answer. */
function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.message === "aborted" &&
    Reflect.get(error, "code") === "ECONNRESET"
  );
}

/** The page leads back to the link or form that was used. */
function findProofPage(refusal: Refusal, request: NextRequest): string | null {
  const from = callbackPath(request.headers.get("referer") ?? "");
  if (refusal instanceof LockedOut && refusal.missing === "second-factor") {
    return adminPaths.secondFactor(from);
  }
  return refusal.status === 401 ? paths.signIn({ callbackUrl: from }) : null;
}
