import { z } from "zod";
import { emailField, lenientTextField, lenientTimeField, searchField } from "@/lib/fields";

export const subscribeInput = z.object({ email: emailField });

const states = ["all", "confirmed", "pending", "unsubscribed"] as const;

/** What the list of subscribers is asked for: everything in it is optional and lenient. */
export const subscriberQuery = z.object({
  q: searchField,
  state: z.enum(states).catch("all"),
  /** The last line of the page before: when it was written, and which it is. */
  at: lenientTimeField,
  id: z.uuid().optional().catch(undefined),
  /** In a search: the last address, by which the matches are sorted. */
  after: lenientTextField,
});
export type SubscriberQuery = z.output<typeof subscriberQuery>;

export const exportQuery = z.object({ state: z.enum(["all", "confirmed"]).catch("confirmed") });
export type ExportQuery = z.output<typeof exportQuery>;
