"use server";

import { changeAssistant, endAssistant, inviteAssistant } from "@/lib/auth/assistants/commands";
import { assistantChoice, assistantInput } from "@/lib/auth/assistants/schema";
import { coachAction } from "@/lib/auth/coach-action";

const owners = { fresh: true, right: "isOwner" } as const;

type Rights = { email: string; isOwner: boolean };

const withQuestion = {
  ...owners,
  ask: async ({ email, isOwner }: Rights) =>
    isOwner ? `Let ${email} own the shop as you do? They can then remove your assistants.` : null,
};

export const inviteAssistantAction = coachAction(
  assistantInput,
  async (input, coach) => {
    await inviteAssistant(coach.email, input);
    return { done: true, message: `The invitation is on its way to ${input.email}.` };
  },
  withQuestion,
);

export const changeAssistantAction = coachAction(
  assistantInput,
  async (input, coach) => {
    await changeAssistant(coach.email, input);
    return { done: true, message: "Saved." };
  },
  withQuestion,
);

export const endAssistantAction = coachAction(
  assistantChoice,
  async ({ email }, coach) => {
    await endAssistant(coach.email, email);
    return { done: true, message: `${email} is signed out and no longer has access.` };
  },
  { ...owners, ask: async ({ email }) => `End the access of ${email} to the back office?` },
);
