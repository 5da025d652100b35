export type Target = {
  url: string;
  method?: "GET" | "POST";
  /** One per person; requests use them in turn. */
  cookies?: string[];
  body?: object;
};

/** Requests per second, and latencies in milliseconds. */
export type Load = { rate: number; p50: number; p99: number };

/** Also the server's processor time for one request, in milliseconds. */
export type Cost = Load & { processor: number };

export const CONNECTIONS = 32;

/** The headers a browser would send; with a POST it names the origin of its page. */
export function headersOf({ url, body }: Target, cookie: string) {
  return {
    "accept-encoding": "gzip",
    ...(cookie && { cookie }),
    ...(body && { "content-type": "application/json", origin: new URL(url).origin }),
  };
}
