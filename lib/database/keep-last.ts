import { isDatabaseAway } from "@/lib/db";

/**
 * While the database is away, returns the last value that was read, so that errors appear inside the site's
 * frame. Cached pages are never rendered from it, because they also need reads that fail.
 */
export function keepLast<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let last: Read | undefined;
  return async () => {
    try {
      last = await read();
      return last;
    } catch (error) {
      if (last && isDatabaseAway(error)) return last;
      throw error;
    }
  };
}
