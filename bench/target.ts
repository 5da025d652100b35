export type Target = {
  url: string;
  method?: "GET" | "POST";
  /** Of the people who ask, in turn. */
  cookies?: string[];
  body?: object;
};

/** Requests a second, and milliseconds. */
export type Load = { rate: number; p50: number; p99: number };

export const CONNECTIONS = 32;

/** As a browser sends them: on whatever it posts it names its page's origin. */
export function headersOf({ url, body }: Target, cookie: string) {
  return {
    "accept-encoding": "gzip",
    ...(cookie && { cookie }),
    ...(body && { "content-type": "application/json", origin: new URL(url).origin }),
  };
}
