import { z } from "zod";
import { surface } from "@/components/sections/kind";
import { list, words } from "@/lib/forms/described";

export const questions = {
  name: "Questions and answers",
  schema: z.object({
    title: words("Title", 120),
    questions: list("Questions", "question", {
      question: words("Question", 200),
      answer: words("Answer", 2000, { input: "area" }),
    }),
    surface: surface(),
  }),
  sample: { title: "Before you write", surface: "deep" },
} as const;
