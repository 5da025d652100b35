import { z } from "zod";

/** What the props of every mail about an order have in common. */
export const orderMail = z.object({ orderId: z.string() });

/** And of one about a course that was given. */
export const giftMail = z.object({ grantId: z.string() });

/** What the provider reports about a mail that it has accepted; the tag is ours. */
export const mailEvent = z.object({
  type: z.string(),
  data: z.object({ tags: z.object({ mail: z.uuid().optional() }).optional() }),
});

export type MailEvent = z.infer<typeof mailEvent>;
