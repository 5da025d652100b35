import { describedReader } from "@/lib/site/described/queries";
import { describedInput } from "@/lib/site/described/schema";
import { pageHead } from "@/lib/site/pages/schema";
import { legalKind } from "./schema";

/** What search engines and shared links say of a legal text; its heading is a part of its wording. */
export const legalSearch = pageHead.pick({ searchTitle: true, description: true, picture: true });

export const legalSearchInput = describedInput(legalSearch.extend({ kind: legalKind }));

export const readLegalSearch = {
  terms: describedReader("search:terms", legalSearch),
  refunds: describedReader("search:refunds", legalSearch),
  privacy: describedReader("search:privacy", legalSearch),
  accessibility: describedReader("search:accessibility", legalSearch),
  reviews: describedReader("search:reviews", legalSearch),
};
