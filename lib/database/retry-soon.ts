export const RETRY_SOON = { "Retry-After": "5" };
