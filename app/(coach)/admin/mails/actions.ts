"use server";

import { z } from "zod";
import { coachAction } from "@/lib/auth/coach-action";
import { notFoundRefusal } from "@/lib/errors";
import { uuidChoice } from "@/lib/forms/fields";
import { sendAllMailsAgain, sendMailAgain } from "@/lib/mail/commands";
import { findMailKind } from "@/lib/mail/list";
import { saveMailWords, sendSample } from "@/lib/mail/words/commands";
import { mailChoice, mailWordsInput } from "@/lib/mail/words/schema";

export const sendMailAgainAction = coachAction(uuidChoice, async ({ id }, coach) => {
  await sendMailAgain(coach.email, id);
  return { done: true, message: "The mail is on its way." };
});

export const sendAllMailsAgainAction = coachAction(z.object({}), async (_input, coach) => {
  const count = await sendAllMailsAgain(coach.email);
  return { done: true, message: `Mails on their way: ${count}.` };
});

export const saveMailWordsAction = coachAction(mailWordsInput, async (input, coach) => {
  await saveMailWords(coach.email, input);
  return { done: true, message: "Saved. The next mail uses these words." };
});

export const sendSampleAction = coachAction(mailChoice, async ({ kind }, coach) => {
  if (!findMailKind(kind)) throw notFoundRefusal("This mail");
  await sendSample(kind, coach.email);
  return { done: true, message: `Sent to ${coach.email}.` };
});
