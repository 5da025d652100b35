/** What is shown can change with time alone, for example when a page reaches its publication time. */
const MAX_AGE_MS = 60_000;

declare global {
  var findContentRevision: (() => Promise<number | null>) | undefined;
}

/** The production server and Next's bundles are loaded separately, so they share this through `globalThis`. */
export function shareContentRevision(find: () => Promise<number | null>): void {
  globalThis.findContentRevision = find;
}

/**
 * Returns the value that was read last, for a minute or until a table with the trigger `content_changed` changes.
 * Reads each time while this instance hears of no changes, and in a process without the production server. `read`
 * must not go through React's `cache`: the request may have filled it before the change that this call has heard of.
 */
export function keepUntilChange<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let kept: { revision: number; readAt: number; value: Read } | undefined;
  return async () => {
    const revision = await globalThis.findContentRevision?.();
    if (typeof revision !== "number") return read();
    const readAt = Date.now();
    if (kept?.revision === revision && readAt - kept.readAt < MAX_AGE_MS) return kept.value;
    const value = await read();
    kept = { revision, readAt, value };
    return value;
  };
}
