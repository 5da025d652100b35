import { recordAudit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal } from "@/lib/errors";
import type { Move } from "@/lib/forms/fields";
import { Prisma } from "@/lib/generated/prisma/client";

type Arranged = "Course" | "Lesson" | "Testimonial" | "Publication" | "Category";

/** How the site sorts what the coach arranges, and what has the same place. */
export const siteOrder = [{ position: "asc" }, { id: "asc" }] satisfies {
  [field: string]: Prisma.SortOrder;
}[];

/** `_max` holds the highest place taken. Places start at 1. */
export function nextPlace({ _max }: { _max: { position: number | null } }): number {
  return (_max.position ?? 0) + 1;
}

/** Puts `id` in the place of `onto`; the others keep their order. Throws Refusal 404. */
export function moved(ids: number[], { id, onto }: Move): number[] {
  const place = ids.indexOf(onto);
  if (place < 0 || !ids.includes(id)) throw notFoundRefusal("This entry");
  return ids.filter((other) => other !== id).toSpliced(place, 0, id);
}

/** Takes two steps, because no two lessons of a course may share a position, even for a moment. */
export async function arrange(tx: Transaction, table: Arranged, ids: number[]): Promise<void> {
  const rows = Prisma.raw(`"${table}"`);
  await tx.$executeRaw`UPDATE ${rows} SET position = position + 1000000 WHERE id = ANY(${ids})`;
  await tx.$executeRaw`
    UPDATE ${rows} AS row SET position = wanted.position
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS wanted (id, position)
    WHERE row.id = wanted.id`;
}

/** Returns the new place (1-based). Throws Refusal 404. */
export function moveRow(
  actor: string,
  table: Exclude<Arranged, "Lesson">,
  move: Move,
): Promise<number> {
  return db.$transaction(async (tx) => {
    const rows = Prisma.raw(`"${table}"`);
    await tx.$queryRaw`SELECT 1 FROM ${rows} ORDER BY id FOR UPDATE`;
    // A second statement, because one that waited for the locks would still sort by the old positions.
    const found = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM ${rows} ORDER BY position, id`;
    const before = found.map((row) => row.id);
    const after = moved(before, move);
    await arrange(tx, table, after);
    const kind = table.toLowerCase() as Lowercase<typeof table>;
    const order = { before: { order: before }, after: { order: after } };
    await recordAudit(tx, {
      actor,
      action: `${kind}.move`,
      subject: `${kind}:${move.id}`,
      ...order,
    });
    return after.indexOf(move.id) + 1;
  });
}
