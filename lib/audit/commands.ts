import type { Transaction } from "@/lib/db";

type Entry = {
  /** The address of whoever did it. */
  actor: string;
  /** What was done, as "domain.verb": "order.refund", "course.publish". */
  action: string;
  /** What it was done to, as "kind:id": "order:1001", "course:3". */
  subject: string;
  /** The fields that changed, as they were and as they are: never a secret, never a whole film. */
  before?: object;
  after?: object;
  reason?: string;
};

/** Call it in the transaction of what it tells of: the change and its entry exist together or not at all. */
export async function recordAudit(
  tx: Transaction,
  { actor, before, after, ...entry }: Entry,
): Promise<void> {
  await tx.auditLog.create({
    data: { ...entry, actorEmail: actor, before: toJson(before), after: toJson(after) },
  });
}

/** Dates become text here, as they would on the way to the browser. */
function toJson(value: object | undefined) {
  return value && JSON.parse(JSON.stringify(value));
}
