"use server";

import { formAction } from "@/lib/forms/action";
import { confirmSubscription, endSubscription } from "@/lib/newsletter/commands";
import { linkForm } from "@/lib/paths/mailed-link";

export const confirmAction = formAction(linkForm, async ({ token }) =>
  (await confirmSubscription(token))
    ? { done: true }
    : { message: "This link is no longer valid. You can subscribe again on the home page." },
);

export const unsubscribeAction = formAction(linkForm, async ({ token }) =>
  (await endSubscription(token))
    ? { done: true }
    : {
        message:
          "This link does not work any more, so it has changed nothing. If our letters still reach you, please write to us, by “Contact” at the end of this page, and we will take you off.",
      },
);
