import { z } from "zod";
import { words } from "@/lib/forms/described";

export const statistics = {
  name: "Figures from your claims",
  schema: z.object({
    years: words("Years", 60),
    people: words("People coached", 60),
    followers: words("Followers", 60),
    books: words("Books", 60),
  }),
  sample: {
    years: "years of experience",
    people: "people coached",
    followers: "social media followers",
    books: "best-selling books",
  },
  surface: "stage",
} as const;
