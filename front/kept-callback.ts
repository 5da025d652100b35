import { executionAsyncResource } from "node:async_hooks";

/** A callback as `process.nextTick` queues it, kept so that V8 never forgets its shape: docs/decisions/0053. */
export const keptCallback = await new Promise<object>((resolve) => {
  process.nextTick(() => resolve(executionAsyncResource()));
});
