import { AsyncLocalStorage } from "node:async_hooks";

type RequestContext = {
  readonly id: string;
  isNotFound: boolean;
  isUnavailable: boolean;
  style?: string;
};

declare global {
  var requestContexts: AsyncLocalStorage<RequestContext> | undefined;
}

// The production server and Next's bundles are loaded separately, but must share a request's context.
globalThis.requestContexts ??= new AsyncLocalStorage();
const contexts = globalThis.requestContexts;

/** Log lines and queued jobs carry this id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return contexts.run({ id, isNotFound: false, isUnavailable: false }, work);
}

export function requestId(): string | undefined {
  return contexts.getStore()?.id;
}

/**
 * Makes the production server send the page with status 404. `notFound()` would send an empty document that
 * stays blank until its scripts have run (docs/decisions/0029-not-found-pages.md).
 */
export function declareNotFound(): void {
  const context = contexts.getStore();
  if (context) context.isNotFound = true;
}

/** Call it when the head is written: a page that does not stream has rendered by then. */
export function isDeclaredNotFound(): boolean {
  return contexts.getStore()?.isNotFound ?? false;
}

/** The database is away. Makes the production server send the site's own error page. */
export function declareUnavailable(): void {
  const context = contexts.getStore();
  if (context) context.isUnavailable = true;
}

export function isDeclaredUnavailable(): boolean {
  return contexts.getStore()?.isUnavailable ?? false;
}

/** Makes the production server's policy allow this inline style of the page. */
export function declareStyle(css: string): void {
  const context = contexts.getStore();
  if (context) context.style = css;
}

export function declaredStyle(): string | undefined {
  return contexts.getStore()?.style;
}
