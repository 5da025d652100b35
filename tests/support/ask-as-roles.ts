import { addressOf, cookieOf, type Place, preparePlace, secretsIn } from "./place";
import { answers, calls, isCoach, type Role, roles, routes, worksHere } from "./route-table";
import { siteUrl } from "./world";

/** The headers of a page, of the router's request, of a prefetch, and of a request for one segment. */
const questions: Record<string, string>[] = [
  { accept: "text/html" },
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
];

/** The roles to which Next's own router must give nothing, for lack of a session or of access. */
const without: Role[] = ["visitor", "refunded"];

/** The roles that ask for what is the same for everybody, unless all of them do. */
const anybody: Role[] = ["visitor", "buyer with", "coach"];

const AT_ONCE = 6;

/** Lists every answer that differs from the table of routes and roles, leaks a secret or may be indexed. */
export async function findFaults(askedByRouter: readonly Role[] = without): Promise<string[]> {
  const place = await preparePlace();
  const faults: string[] = [];
  for (const role of roles) {
    const cookie = await cookieOf(role, place);
    const how = { cookie, place, asRouter: askedByRouter.includes(role) };
    const left = Object.keys(routes);
    while (left.length > 0) {
      const some = left.splice(0, AT_ONCE).map((route) => ask(route, role, how));
      faults.push(...(await Promise.all(some)).flat());
    }
  }
  return faults;
}

type Asking = { cookie: string; place: Place; asRouter: boolean };

async function ask(route: string, role: Role, how: Asking): Promise<string[]> {
  const { cookie, place, asRouter } = how;
  const path = addressOf(route, place);
  const kind = routes[route] ?? "nothing";
  const faults: string[] = [];
  const isSameForAll = ["public", "post", "nothing"].includes(kind) && role !== "visitor";
  if (isSameForAll && !asRouter && !anybody.includes(role)) return [];
  for (const headers of isSameForAll || !asRouter ? questions.slice(0, 1) : questions) {
    const answer = await askAsRouter(path, { ...headers, cookie });
    const body = await answer.text();
    // For a page, Next's own router gets a 200 that contains "not found", a redirect or almost nothing.
    const isRight =
      (headers.rsc && !calls.includes(kind)) ||
      normal(answer.status, kind, role) === answers[kind](role);
    const leaks = isTheirs(route, role) ? [] : secretsIn(body);
    const isForEngines = kind !== "public" && isIndexable(answer, body);
    if (isRight && leaks.length === 0 && !isForEngines) continue;
    const why = isForEngines ? "for search engines" : "";
    faults.push(`${role} ${JSON.stringify(headers)} ${path}: ${answer.status} ${leaks} ${why}`);
  }
  return faults;
}

/** Follows Next's redirect to the address that its own router would have used, which contains a check value. */
async function askAsRouter(path: string, headers: Record<string, string>): Promise<Response> {
  const answer = await fetch(siteUrl + path, { headers, redirect: "manual" });
  const location = answer.headers.get("location");
  if (!location?.includes("_rsc")) return answer;
  await answer.body?.cancel();
  return fetch(new URL(location, siteUrl), { headers, redirect: "manual" });
}

function isIndexable(answer: Response, body: string): boolean {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  const isRefused = answer.headers.get("x-robots-tag")?.includes("noindex") ?? false;
  return isPage && answer.ok && !isRefused && !/<meta name="robots" content="noindex/.test(body);
}

function isTheirs(route: string, role: Role): boolean {
  const kind = routes[route];
  if (kind === "named file") return worksHere(role) || role === "buyer with";
  if (worksHere(role)) return kind === "coach" || kind === "coach file";
  return role === "buyer with" && (kind === "learning page" || kind === "lesson");
}

/** A public address may redirect to another one, and the second factor to its set-up page. */
function normal(status: number, kind: string, role: Role): number {
  const mayLeadOn = kind === "public" || (kind === "second factor" && isCoach(role));
  if (mayLeadOn && status < 400) return 200;
  return status === 303 ? 307 : status;
}
