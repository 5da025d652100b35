export type Testimonial = {
  text: string;
  name: string;
  role: string;
  source: string;
  permission: string;
  onHome: boolean;
  position: number;
  isSample: boolean;
};

export type Publication = {
  type: "book" | "podcast" | "article";
  title: string;
  description: string;
  imageUrl: string | null;
  link: string | null;
  position: number;
  isSample: boolean;
};
