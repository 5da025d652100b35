import autocannon from "autocannon";

export interface Target {
  url: string;
  method?: "GET" | "POST";
  cookie?: string;
  body?: object;
}

/** Requests a second, and milliseconds. */
export type Load = { rate: number; p50: number; p99: number };

const CONNECTIONS = 32;

/** How long, or how many requests. */
type Extent = { duration: number } | { amount: number };

/** Asks as fast as the answers come. An answer that is none counts for nothing: it is an error. */
export async function load(target: Target, extent: Extent): Promise<Load> {
  const { url, method = "GET", cookie, body } = target;
  const result = await autocannon({
    ...{ url, method, ...extent, connections: CONNECTIONS },
    headers: {
      "accept-encoding": "gzip",
      ...(cookie && { cookie }),
      ...(body && { "content-type": "application/json" }),
    },
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
