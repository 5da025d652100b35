"use server";

import { headers } from "next/headers";
import { saveContactMessage } from "@/lib/contact/commands";
import { contactInput } from "@/lib/contact/schema";
import { formAction } from "@/lib/forms/action";
import { limitRate } from "@/lib/http/rate-limit";
import { networkAddress } from "@/lib/http/request";

export const sendMessageAction = formAction(contactInput, async ({ website, ...message }) => {
  await limitRate("contact-network", networkAddress(await headers()));
  // A bot that filled in the hidden field gets the same answer as a person, and so learns nothing.
  if (website === "") await saveContactMessage(message);
  return { done: true, values: {} };
});
