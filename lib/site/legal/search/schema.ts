import { describedInput } from "@/lib/site/described/schema";
import { legalKind } from "@/lib/site/legal/schema";
import { pageHead } from "@/lib/site/pages/schema";

/** The words about a legal text for search engines and shared links; its heading belongs to its wording. */
export const legalSearch = pageHead.pick({ searchTitle: true, description: true, picture: true });

export const legalSearchInput = describedInput(legalSearch.extend({ kind: legalKind }));
