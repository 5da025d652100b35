import type { PublicationType } from "@/lib/site/publications/schema";

/** What the back office calls a publication of each kind. */
export const publicationKinds: Record<PublicationType, string> = {
  book: "Book",
  podcast: "Podcast",
  article: "Article",
};
