import type { z } from "zod";
import { recordAudit } from "@/lib/audit/commands";
import { findRights } from "@/lib/auth/queries";
import { isLapsed } from "@/lib/auth/rules";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { COACH_INBOX, queueMail } from "@/lib/outbox/commands";
import { MOST_ASSISTANTS } from "./rules";
import type { assistantInput } from "./schema";

type Input = z.infer<typeof assistantInput>;

/** Without the address, because an erasure cannot change an audit subject. */
const nameOf = (id: string) => `assistant:${id}`;

const rightsOf = ({ seesMoney, isOwner }: Omit<Input, "email">) => ({ seesMoney, isOwner });

/** Also renews an invitation that has lapsed. Throws Refusal 409 if the address already works in the back office, or too many do. */
export async function inviteAssistant(actor: string, { email, ...rights }: Input): Promise<void> {
  await db.$transaction(async (tx) => {
    if (await findRights(email, tx)) {
      throw new Refusal(409, `${email} works in the back office already.`);
    }
    await tx.assistant.deleteMany({ where: { email } });
    if ((await tx.assistant.count()) >= MOST_ASSISTANTS) {
      throw new Refusal(409, `At most ${MOST_ASSISTANTS} people can be invited. End one first.`);
    }
    const { id } = await tx.assistant.create({ data: { email, ...rights, invitedBy: actor } });
    await recordAudit(tx, {
      actor,
      action: "assistant.invite",
      subject: nameOf(id),
      after: { email, ...rights },
    });
    await queueMail(tx, "assistant-invitation", {
      fact: id,
      to: email,
      props: { invitedBy: actor },
    });
    await notifyOwners(tx, "assistant.invite", id);
    if (rights.isOwner) await notifyOwners(tx, "assistant.own", id);
  });
}

/** In case somebody else is using an owner's open session. */
async function notifyOwners(
  tx: Transaction,
  event: "assistant.invite" | "assistant.own",
  id: string,
): Promise<void> {
  await queueMail(tx, "security-notice", {
    fact: `${event}:${id}`,
    to: COACH_INBOX,
    props: { event, at: new Date().toISOString() },
  });
}

/** Throws Refusal 404, or 409 if the invitation has lapsed. */
export async function changeAssistant(actor: string, { email, ...rights }: Input): Promise<void> {
  await db.$transaction(async (tx) => {
    const where = { email };
    const before = await tx.assistant.findUnique({ where });
    if (!before) throw notFoundRefusal("This assistant");
    if (isLapsed(before)) {
      throw new Refusal(409, "This invitation has lapsed. Please invite the address again.");
    }
    const changed = await tx.assistant.update({ where, data: rights });
    if (rights.isOwner && !before.isOwner) {
      await notifyOwners(tx, "assistant.own", `${changed.id}:${Date.now()}`);
    }
    const subject = nameOf(changed.id);
    await recordAudit(tx, {
      actor,
      action: "assistant.change",
      subject,
      before: rightsOf(before),
      after: rights,
    });
  });
}

/**
 * Also ends all sessions and removes the second factor, so a new invitation needs a new one, unless the address is
 * an owner by the settings. Throws Refusal 404.
 */
export async function endAssistant(actor: string, email: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const assistant = await tx.assistant.findUnique({ where: { email } });
    if (!assistant) throw notFoundRefusal("This assistant");
    await tx.assistant.delete({ where: { email } });
    await recordAudit(tx, {
      actor,
      action: "assistant.end",
      subject: nameOf(assistant.id),
      before: rightsOf(assistant),
    });
    if (await findRights(email, tx)) return;
    await tx.session.deleteMany({ where: { user: { email } } });
    await tx.coachFactor.deleteMany({ where: { user: { email } } });
    await tx.recoveryCode.deleteMany({ where: { user: { email } } });
  });
}
