import { executionAsyncResource } from "node:async_hooks";

/** One of Node's ticks, kept so that V8 never forgets their shape: see docs/decisions/0053-a-kept-tick.md. */
export const keptTick = await new Promise<object>((resolve) => {
  process.nextTick(() => resolve(executionAsyncResource()));
});
