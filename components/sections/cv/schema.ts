import { cvPart } from "@/lib/site/cv/schema";

export const cv = {
  name: "Part of a CV",
  schema: cvPart,
  sample: { title: "Work" },
  surface: "paper",
} as const;
