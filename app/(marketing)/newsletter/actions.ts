"use server";

import { formAction } from "@/lib/form-action";
import { confirmSubscription, endSubscription } from "@/lib/newsletter/commands";
import { newsletterLink } from "@/lib/newsletter/schema";

const ended = { message: "This link has ended. You can subscribe again on the home page." };

export const confirmAction = formAction(newsletterLink, async ({ token }) =>
  (await confirmSubscription(token)) ? { done: true } : ended,
);

export const unsubscribeAction = formAction(newsletterLink, async ({ token }) =>
  (await endSubscription(token)) ? { done: true } : ended,
);
