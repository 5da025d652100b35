import { z } from "zod";
import { emailField, lenientTextField, lenientTimeField, searchField } from "@/lib/forms/fields";

export const subscribeInput = z.object({ email: emailField });

const states = ["all", "confirmed", "pending", "unsubscribed"] as const;

export const subscriberQuery = z.object({
  q: searchField,
  state: z.enum(states).catch("all"),
  at: lenientTimeField,
  id: z.uuid().optional().catch(undefined),
  after: lenientTextField,
});
export type SubscriberQuery = z.output<typeof subscriberQuery>;

export const exportQuery = z.object({ state: z.enum(["all", "confirmed"]).catch("confirmed") });
export type ExportQuery = z.output<typeof exportQuery>;
