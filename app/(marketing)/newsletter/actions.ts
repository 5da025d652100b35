"use server";

import { formAction } from "@/lib/form-action";
import { linkForm } from "@/lib/mailed-link";
import { confirmSubscription, endSubscription } from "@/lib/newsletter/commands";

const ended = { message: "This link has ended. You can subscribe again on the home page." };

export const confirmAction = formAction(linkForm, async ({ token }) =>
  (await confirmSubscription(token)) ? { done: true } : ended,
);

export const unsubscribeAction = formAction(linkForm, async ({ token }) =>
  (await endSubscription(token)) ? { done: true } : ended,
);
