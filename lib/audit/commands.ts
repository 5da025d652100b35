import type { Transaction } from "@/lib/db";
import { EditConflict, notFoundRefusal } from "@/lib/errors";
import type { FormValues } from "@/lib/forms/state";
import { changes } from "./rules";

type Entry = {
  /** The address of the person who did it. */
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

/** Call it in the transaction of the change that it records: both are saved together or not at all. */
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

type Edit<Row> = Pick<Entry, "actor" | "action" | "subject"> & {
  /** The row as it is now; null where there is none. */
  read: () => Promise<Row | null>;
  /** Writes only if the version is still the one that the edit began from. */
  write: () => Promise<{ count: number }>;
  toForm: (row: Row) => FormValues;
};

/**
 * One edit under a version check, with its entry in the log.
 *
 * @throws Refusal 404
 * @throws EditConflict where somebody else saved in between
 */
export async function recordEdit<Row extends object>(
  tx: Transaction,
  { read, write, toForm, ...entry }: Edit<Row>,
): Promise<void> {
  const before = await read();
  if (!before) throw notFoundRefusal("This entry");
  const { count } = await write();
  const after = await read();
  if (count === 0 || !after) throw new EditConflict(toForm(after ?? before));
  await recordAudit(tx, { ...entry, ...changes(before, after) });
}
