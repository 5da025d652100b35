declare global {
  var findContentRevision: (() => Promise<number | null>) | undefined;
}

/** The production server and Next's bundles are loaded separately, so they share this through `globalThis`. */
export function shareContentRevision(find: () => Promise<number | null>): void {
  globalThis.findContentRevision = find;
}

/**
 * Returns the value that was read last, until a table with the trigger `content_changed` changes. Reads each time
 * while this instance hears of no changes, and in a process without the production server.
 */
export function keepUntilChange<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let kept: { revision: number; value: Read } | undefined;
  return async () => {
    const revision = await globalThis.findContentRevision?.();
    if (typeof revision !== "number") return read();
    if (kept?.revision === revision) return kept.value;
    const value = await read();
    kept = { revision, value };
    return value;
  };
}
