import { AsyncLocalStorage } from "node:async_hooks";

declare global {
  var requestIds: AsyncLocalStorage<string> | undefined;
}

// The front and Next's bundles are loaded separately, and both must see the id of the same request.
globalThis.requestIds ??= new AsyncLocalStorage();
const ids = globalThis.requestIds;

/** Everything that `work` logs, and every job that it queues, carries this id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return ids.run(id, work);
}

/** The id of the request on whose behalf this code, or the job it is part of, runs; none at start-up. */
export function requestId(): string | undefined {
  return ids.getStore();
}
