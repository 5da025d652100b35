import { z } from "zod";
import { idTextField, textField, tickField, versionField } from "@/lib/forms/fields";

/** `text` and `content` hold the same words, because callers of the call table read either. */
export type TestimonialDto = {
  id: number;
  text: string;
  content: string;
  name: string;
  role: string;
  /** ISO 8601. */
  createdAt: string;
};

const fields = {
  text: textField(1200),
  name: textField(120),
  role: textField(160),
  source: textField(300),
  permission: textField(300),
  onHome: tickField,
  /** Empty if it belongs to no course's page. */
  courseId: z
    .union([z.literal("").transform(() => null), idTextField], "Please choose a course, or none")
    .default(null),
  isSample: tickField,
  isDraft: tickField.default(false),
};

export const newTestimonialInput = z.object(fields);
export type NewTestimonial = z.output<typeof newTestimonialInput>;

export const testimonialInput = z.object({ id: idTextField, version: versionField, ...fields });
export const testimonialRemoval = z.object({ id: idTextField, reason: textField(500) });

export type TestimonialEdit = z.output<typeof testimonialInput>;
