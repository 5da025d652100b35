import { z } from "zod";

/** The part of the props that all mails about an order share. */
export const orderMail = z.object({ orderId: z.string() });

/** The part of the props that all mails about a given course share. */
export const giftMail = z.object({ grantId: z.string() });

/** The provider's report about a mail that it has accepted. We set the tag in `sendMail`. */
export const mailEvent = z.object({
  type: z.string(),
  data: z.object({ tags: z.object({ mail: z.uuid().optional() }).optional() }),
});

export type MailEvent = z.infer<typeof mailEvent>;
