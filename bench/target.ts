export interface Target {
  url: string;
  method?: "GET" | "POST";
  /** Of the people who ask, in turn. */
  cookies?: string[];
  body?: object;
}

/** Requests a second, and milliseconds. */
export type Load = { rate: number; p50: number; p99: number };

export const CONNECTIONS = 32;

export function headersOf({ cookie, body }: { cookie: string; body: object | undefined }) {
  return {
    "accept-encoding": "gzip",
    ...(cookie && { cookie }),
    ...(body && { "content-type": "application/json" }),
  };
}
