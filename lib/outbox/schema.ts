import { z } from "zod";

/** What the coach is told of at once: every change to the second factor, by its name in the audit log. */
const securityEvent = z.enum([
  "second-factor.set-up",
  "second-factor.replace",
  "second-factor.recover",
  "second-factor.new-recovery-codes",
]);
export type SecurityEvent = z.infer<typeof securityEvent>;

/**
 * The mails of the product. Props are ids: the text is composed when a mail is sent, so no secret
 * waits in a table, and a repeated attempt composes the same mail again.
 */
export const mail = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sign-in"), props: z.object({ tokenId: z.string() }) }),
  z.object({
    kind: z.literal("purchase-confirmation"),
    props: z.object({ orderId: z.string(), tokenId: z.string() }),
  }),
  z.object({ kind: z.literal("purchase-notice"), props: z.object({ orderId: z.string() }) }),
  z.object({
    kind: z.literal("refund-notice"),
    props: z.object({
      orderId: z.string(),
      /** All that has gone back so far, and what of it this mail tells of. Older mails do not say the latter. */
      refundedPence: z.number(),
      newPence: z.number().optional(),
      reason: z.enum(["refunded", "already-owned"]),
      /** Whether the buyer has access some other way. Mails that an older version queued do not say. */
      hasAccess: z.boolean().optional(),
    }),
  }),
  z.object({
    kind: z.literal("course-given"),
    props: z.object({ grantId: z.string(), tokenId: z.string() }),
  }),
  z.object({ kind: z.literal("contact-message"), props: z.object({ messageId: z.string() }) }),
  z.object({
    kind: z.literal("newsletter-confirmation"),
    props: z.object({ subscriberId: z.string() }),
  }),
  z.object({
    kind: z.literal("newsletter-welcome"),
    props: z.object({ subscriberId: z.string() }),
  }),
  z.object({
    kind: z.literal("email-change"),
    props: z.object({ changeId: z.string(), side: z.enum(["old", "new"]) }),
  }),
  z.object({ kind: z.literal("email-change-taken"), props: z.object({}) }),
  z.object({ kind: z.literal("attention"), props: z.object({ attentionId: z.string() }) }),
  z.object({
    kind: z.literal("security-notice"),
    props: z.object({ event: securityEvent, at: z.string() }),
  }),
]);

export type Mail = z.infer<typeof mail>;

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
