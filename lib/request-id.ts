import { AsyncLocalStorage } from "node:async_hooks";

declare global {
  var requestIds: AsyncLocalStorage<string> | undefined;
}

// The front and Next's bundles are loaded apart and must speak of the same request.
globalThis.requestIds ??= new AsyncLocalStorage();
const ids = globalThis.requestIds;

/** All that `work` logs, and the jobs that it leaves behind, carry this id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return ids.run(id, work);
}

/** The request, or the job's request, on whose behalf this code runs; none at start-up. */
export function requestId(): string | undefined {
  return ids.getStore();
}
