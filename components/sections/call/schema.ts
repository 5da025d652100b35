import { z } from "zod";
import {
  address,
  CONSULTATION,
  optionalAddress,
  optionalWords,
  words,
} from "@/lib/forms/described";

export const call = {
  name: "Call with a button",
  schema: z.object({
    title: words("Title", 160),
    text: optionalWords("Text", 500, { input: "area" }),
    button: words("Button", 60),
    buttonAddress: address("Where the button leads"),
    second: optionalWords("Second button", 60, { hint: "May be empty" }),
    secondAddress: optionalAddress("Where the second button leads"),
  }),
  sample: {
    title: "Not sure where to begin?",
    button: "Book a free consultation",
    buttonAddress: CONSULTATION,
  },
  surface: "deep",
} as const;
