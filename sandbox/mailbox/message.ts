import { z } from "zod";

/** A mail as GET /messages answers it. */
export const messageSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  replyTo: z.array(z.string()),
  subject: z.string(),
  html: z.string().nullable(),
  text: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  /** The tags that the sender gave it. */
  tags: z.record(z.string(), z.string()),
  /** ISO 8601 */
  createdAt: z.string(),
});

export type Message = z.infer<typeof messageSchema>;
