import { describedReader } from "@/lib/site/described/queries";
import { legalSearch } from "./schema";

export const readLegalSearch = {
  terms: describedReader("search:terms", legalSearch),
  refunds: describedReader("search:refunds", legalSearch),
  privacy: describedReader("search:privacy", legalSearch),
  accessibility: describedReader("search:accessibility", legalSearch),
  reviews: describedReader("search:reviews", legalSearch),
};
