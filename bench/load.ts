import autocannon from "autocannon";
import { CONNECTIONS, headersOf, type Load, type Target } from "./target";
import { hasWrk, loadByWrk } from "./wrk";

/** A failed request fails the whole run. */
export async function load(target: Target, seconds: number, scratch: string): Promise<Load> {
  await expectAnswer(target);
  return (await nameGenerator()) === "wrk"
    ? loadByWrk(target, seconds, scratch)
    : loadByAutocannon(target, { duration: seconds });
}

/** Numbers from different generators must not be compared. */
export async function nameGenerator(): Promise<"wrk" | "autocannon"> {
  return (await hasWrk()) ? "wrk" : "autocannon";
}

export async function loadTimes(target: Target, amount: number): Promise<void> {
  await loadByAutocannon(target, { amount });
}

/** Checks for a 200 first, because wrk counts a redirect as a success. */
async function expectAnswer(target: Target) {
  const { url, method = "GET", cookies: [cookie = ""] = [], body } = target;
  const { status } = await fetch(url, {
    method,
    redirect: "manual",
    headers: headersOf(target, cookie),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (status !== 200) throw new Error(`${method} ${url} was answered ${status}.`);
}

async function loadByAutocannon(
  target: Target,
  extent: { duration: number } | { amount: number },
): Promise<Load> {
  const { url, method = "GET", cookies = [""], body } = target;
  const result = await autocannon({
    url,
    method,
    ...extent,
    connections: CONNECTIONS,
    requests: cookies.map((cookie) => ({ headers: headersOf(target, cookie) })),
    ...(body && { body: JSON.stringify(body) }),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${method} ${url}: ${failed} requests failed.`);
  return {
    rate: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
