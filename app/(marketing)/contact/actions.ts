"use server";

import { headers } from "next/headers";
import { saveContactMessage } from "@/lib/contact/commands";
import { contactInput } from "@/lib/contact/schema";
import { formAction } from "@/lib/forms/action";
import { limitRate } from "@/lib/http/rate-limit";
import { networkAddress } from "@/lib/http/request";

export const sendMessageAction = formAction(contactInput, async ({ website, ...message }) => {
  await limitRate("contact-network", networkAddress(await headers()));
  await saveContactMessage(message, website === "" ? "new" : "archived");
  return { done: true, values: {} };
});
