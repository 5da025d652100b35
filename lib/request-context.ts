import { AsyncLocalStorage } from "node:async_hooks";

type RequestContext = { readonly id: string; isNotFound: boolean; isUnavailable: boolean };

declare global {
  var requestContexts: AsyncLocalStorage<RequestContext> | undefined;
}

// The front and Next's bundles are loaded separately, and both must see the same request.
globalThis.requestContexts ??= new AsyncLocalStorage();
const contexts = globalThis.requestContexts;

/** Everything that `work` logs, and every job that it queues, carries this id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return contexts.run({ id, isNotFound: false, isUnavailable: false }, work);
}

/** The id of the request on whose behalf this code, or the job it is part of, runs; none at start-up. */
export function requestId(): string | undefined {
  return contexts.getStore()?.id;
}

/**
 * Called by a page that says in its own words that there is nothing at its address: the front sends it with
 * status 404. For a page that throws `notFound()` instead, Next sends an empty document, which stays blank
 * until its scripts have run (docs/decisions/0029-not-found-pages.md).
 */
export function declareNotFound(): void {
  const context = contexts.getStore();
  if (context) context.isNotFound = true;
}

/** To be asked when the answer's head is written; by then a page that does not stream has rendered. */
export function isDeclaredNotFound(): boolean {
  return contexts.getStore()?.isNotFound ?? false;
}

/** Called where a request fails because the database is away: the front then answers in the site's own words. */
export function declareUnavailable(): void {
  const context = contexts.getStore();
  if (context) context.isUnavailable = true;
}

export function isDeclaredUnavailable(): boolean {
  return contexts.getStore()?.isUnavailable ?? false;
}
