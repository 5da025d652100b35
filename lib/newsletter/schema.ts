import { z } from "zod";
import { emailField, lenientTextField, lenientTimeField, searchField } from "@/lib/forms/fields";

export const subscribeInput = z.object({ email: emailField });

const states = ["all", "confirmed", "pending", "unsubscribed"] as const;

/** The query of the list of subscribers: everything in it is optional and lenient. */
export const subscriberQuery = z.object({
  q: searchField,
  state: z.enum(states).catch("all"),
  /** The last line of the previous page: when it was written, and its id. */
  at: lenientTimeField,
  id: z.uuid().optional().catch(undefined),
  /** In a search: the last address, by which the matches are sorted. */
  after: lenientTextField,
});
export type SubscriberQuery = z.output<typeof subscriberQuery>;

export const exportQuery = z.object({ state: z.enum(["all", "confirmed"]).catch("confirmed") });
export type ExportQuery = z.output<typeof exportQuery>;
