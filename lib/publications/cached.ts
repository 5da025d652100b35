import { unstable_cache } from "next/cache";
import * as queries from "./queries";

/** Changes of the publications refresh this tag, and with it each page and answer that read them. */
export const PUBLICATIONS_TAG = "publications";

export const listPublications = unstable_cache(queries.listPublications, ["publications"], {
  tags: [PUBLICATIONS_TAG],
});
