"use server";

import { z } from "zod";
import { coachAction } from "@/lib/auth/coach-action";
import { uuidChoice } from "@/lib/forms/fields";
import { sendAllMailsAgain, sendMailAgain } from "@/lib/mail/commands";

export const sendMailAgainAction = coachAction(uuidChoice, async ({ id }, coach) => {
  await sendMailAgain(coach.email, id);
  return { done: true, message: "The mail is on its way." };
});

export const sendAllMailsAgainAction = coachAction(z.object({}), async (_input, coach) => {
  const count = await sendAllMailsAgain(coach.email);
  return { done: true, message: `Mails on their way: ${count}.` };
});
