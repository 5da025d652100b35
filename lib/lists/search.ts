import { Prisma } from "@/lib/generated/prisma/client";

/** The last character there is: nothing that begins with a prefix sorts after the prefix followed by this. */
const LAST = "\u{10FFFF}";

/** Whether `indexed` begins with what was typed: a range of its index, which is in "C" order. */
export function beginsWith(indexed: Prisma.Sql, typed: string): Prisma.Sql {
  const from = typed.toLowerCase();
  return Prisma.sql`${indexed} >= ${from} AND ${indexed} <= ${from + LAST}`;
}

/** The column of addresses as all its indexes have it. */
export const emailInOrder = Prisma.sql`"email" COLLATE "C"`;

/** The order's number where that is what was typed: "1001", "#1001", "order 1001". */
export function typedNumber(typed: string): number | null {
  const digits = /^(?:order\s*)?#?\s*(\d{1,9})$/i.exec(typed)?.[1];
  return digits ? Number(digits) : null;
}
