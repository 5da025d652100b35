import type { Transaction } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

/** The tables whose rows stand in an order that the coach chooses. */
type Arranged = "Course" | "Lesson" | "Testimonial" | "Publication";

/** The ids with one of them at a new place, 1-based; a place beyond either end is that end. */
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
