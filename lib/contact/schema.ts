import { z } from "zod";
import { emailField, textField } from "@/lib/fields";

/** Name and subject go into the mail's own subject, a header, so they hold one line only. */
function lineField(maxLength: number) {
  return textField(maxLength).refine((line) => !/\p{Cc}/u.test(line), "Please use one line");
}

export const contactInput = z.object({
  name: lineField(100),
  email: emailField,
  subject: lineField(150),
  message: textField(5000),
  /** A trap: people don't see this field, programs fill it in. */
  website: z.string().max(2000).default(""),
});

export type ContactInput = z.output<typeof contactInput>;
