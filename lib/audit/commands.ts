import type { Transaction } from "@/lib/db";
import { EditConflict, notFoundRefusal } from "@/lib/errors";
import type { FormValues } from "@/lib/forms/state";
import type { Action } from "./actions";
import { changes } from "./rules";

type Entry = {
  actor: string;
  action: Action;
  /** "kind:id": "order:1001", "course:3". */
  subject: string;
  /** Only the fields that changed, and never a secret. */
  before?: object;
  after?: object;
  reason?: string;
};

/** Call it in the same transaction as the change. */
export async function recordAudit(
  tx: Transaction,
  { actor, before, after, ...entry }: Entry,
): Promise<void> {
  await tx.auditLog.create({
    data: { ...entry, actorEmail: actor, before: toJson(before), after: toJson(after) },
  });
}

function toJson(value: object | undefined) {
  return value && JSON.parse(JSON.stringify(value));
}

type Edit<Row> = Pick<Entry, "actor" | "action" | "subject"> & {
  read: () => Promise<Row | null>;
  /** Must match the version that the edit began from, or write nothing. */
  write: () => Promise<{ count: number }>;
  toForm: (row: Row) => FormValues;
};

/** Throws Refusal 404, or EditConflict if another edit was saved in between. */
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
