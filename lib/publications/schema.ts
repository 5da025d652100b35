export type PublicationType = "book" | "podcast" | "article";

export type PublicationDto = {
  id: number;
  type: PublicationType;
  title: string;
  description: string;
  imageUrl: string | null;
  link: string | null;
};
