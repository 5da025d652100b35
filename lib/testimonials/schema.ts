/** `text` and `content` carry the same words: callers of the call table read either. */
export type TestimonialDto = {
  id: number;
  text: string;
  content: string;
  name: string;
  role: string;
  /** ISO 8601. */
  createdAt: string;
};
