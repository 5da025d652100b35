import { z } from "zod";
import { list, optionalWords, words } from "@/lib/forms/described";

export const contact = {
  name: "Contact form",
  schema: z.object({
    title: words("Above the form", 120),
    consultationTitle: words("The free consultation", 120),
    consultationText: optionalWords("About the consultation", 300, { input: "area" }),
    consultationLink: words("Link to the consultation", 60),
    where: optionalWords("Where you work", 160),
    topics: list("What links can fill in", "topic", {
      key: words("Topic", 60, { hint: "As in /contact?topic=keynote" }),
      subject: words("Subject", 150),
      message: optionalWords("Message", 1000, { input: "area" }),
    }),
  }),
  sample: {
    title: "Send a message",
    consultationTitle: "Free 15-minute consultation",
    consultationLink: "Ask for a consultation",
    where: "{location}",
  },
  surface: "paper",
} as const;
