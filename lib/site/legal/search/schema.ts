import { describedInput } from "@/lib/site/described/schema";
import { legalKind } from "@/lib/site/legal/schema";
import { pageHead } from "@/lib/site/pages/schema";

/** What search engines and shared links say of a legal text; its heading is a part of its wording. */
export const legalSearch = pageHead.pick({ searchTitle: true, description: true, picture: true });

export const legalSearchInput = describedInput(legalSearch.extend({ kind: legalKind }));
