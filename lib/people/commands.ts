import { erasePerson } from "@/lib/account/erase";
import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";

/**
 * Erases somebody who has asked for it.
 *
 * @throws Refusal as `erasePerson`, and 400 for a reason that would keep the address in the audit log
 */
export async function eraseOnRequest(
  actor: string,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const person = await tx.user.findUnique({ where: { id }, select: { email: true } });
    if (person && reason.toLowerCase().includes(person.email)) {
      throw new Refusal(400, "Please leave the address out: the reason is kept for good.");
    }
    await erasePerson(tx, id);
    await recordAudit(tx, { actor, action: "person.erase", subject: `person:${id}`, reason });
  });
}

/**
 * Ends every session of a person who lost a phone or was tricked by somebody.
 *
 * @throws Refusal 404
 */
export async function signPersonOut(actor: string, id: string): Promise<number> {
  return db.$transaction(async (tx) => {
    const person = await tx.user.findUnique({ where: { id }, select: { id: true } });
    if (!person) throw notFoundRefusal("This person");
    const { count: browsers } = await tx.session.deleteMany({ where: { userId: id } });
    const subject = `person:${id}`;
    await recordAudit(tx, { actor, action: "person.sign-out", subject, after: { browsers } });
    return browsers;
  });
}
