import { z } from "zod";
import { categoryChoice, optionalAddress, optionalWords, words } from "@/lib/forms/described";

export const courses = {
  name: "Courses",
  schema: z.object({
    title: words("Title", 120),
    lead: optionalWords("Below the title", 300, { input: "area" }),
    which: categoryChoice("Which courses", { featured: "The featured ones" }),
    button: optionalWords("Button", 60, { hint: "May be empty" }),
    buttonAddress: optionalAddress("Where the button leads"),
  }),
  sample: { title: "Performance Courses", which: "featured" },
  surface: "paper",
} as const;
