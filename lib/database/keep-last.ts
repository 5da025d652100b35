import { isDatabaseAway } from "@/lib/db";

/**
 * While the database is away, answers what was read last, so that errors appear inside the site's frame.
 * Cached pages also read what is not kept, and so are never made from this.
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
