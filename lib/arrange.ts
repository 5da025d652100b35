import { recordAudit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal } from "@/lib/errors";
import { Prisma } from "@/lib/generated/prisma/client";

/** The tables whose rows the coach puts in order. */
type Arranged = "Course" | "Lesson" | "Testimonial" | "Publication";

/** The place after the last row; `_max` holds the highest place taken. Places start at 1. */
export function nextPlace({ _max }: { _max: { position: number | null } }): number {
  return (_max.position ?? 0) + 1;
}

/** The ids with one of them moved to a new place (1-based); a place beyond either end counts as that end. */
export function movedTo(ids: number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.min(Math.max(place, 1), ids.length) - 1, 0, id);
}

/** Numbers the rows in this order from 1; in two steps, as no two lessons may share a number. */
export async function arrange(tx: Transaction, table: Arranged, ids: number[]): Promise<void> {
  const rows = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`UPDATE ${rows} SET position = position + 1000000 WHERE id = ANY(${ids})`;
  await tx.$executeRaw`
    UPDATE ${rows} AS row SET position = wanted.position
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted (id, position)
    WHERE row.id = wanted.id`;
}

/** Moves one row of a whole table to a place (1-based) and records it in the audit log. */
export async function moveRow(
  actor: string,
  table: Exclude<Arranged, "Lesson">,
  { id, place }: { id: number; place: number },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM ${Prisma.raw(`"${table}"`)} ORDER BY position, id FOR UPDATE`;
    const before = rows.map((row) => row.id);
    if (!before.includes(id)) throw notFoundRefusal("This entry");
    const after = movedTo(before, id, place);
    await arrange(tx, table, after);
    const kind = table.toLowerCase();
    const order = { before: { order: before }, after: { order: after } };
    await recordAudit(tx, { actor, action: `${kind}.move`, subject: `${kind}:${id}`, ...order });
  });
}
