/** For what may succeed as soon as a row is free or a connection is there again. */
export const RETRY_SOON = { "Retry-After": "5" };
