import type { PublicationType } from "@/lib/site/publications/schema";

export const publicationKinds: Record<PublicationType, string> = {
  book: "Book",
  podcast: "Podcast",
  article: "Article",
};
