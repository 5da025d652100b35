import type { PublicationType } from "@/lib/publications/schema";

/** What the office calls one of each kind. */
export const publicationKinds: Record<PublicationType, string> = {
  book: "Book",
  podcast: "Podcast",
  article: "Article",
};
