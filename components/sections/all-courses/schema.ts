import { z } from "zod";
import { words } from "@/lib/forms/described";

export const allCourses = {
  name: "All courses, page by page",
  schema: z.object({
    title: words("Title, for those who cannot see the page", 120),
    more: words("Button to further courses", 60),
    none: words("Instead, while there is none", 300, { input: "area" }),
  }),
  sample: {
    title: "Courses",
    more: "More courses",
    none: "The next courses are being made. Please look in again soon.",
  },
  surface: "paper",
} as const;
