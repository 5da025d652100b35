import { Prisma } from "@/lib/generated/prisma/client";

/** The last character there is: nothing that begins with a prefix sorts after the prefix followed by this. */
const LAST = "\u{10FFFF}";

/** A range of the index, which is in "C" order. */
export function beginsWith(indexed: Prisma.Sql, typed: string): Prisma.Sql {
  const from = typed.toLowerCase();
  return Prisma.sql`${indexed} >= ${from} AND ${indexed} <= ${from + LAST}`;
}

/** All indexes of addresses have this order. */
export const emailInOrder = Prisma.sql`"email" COLLATE "C"`;

/** "1001", "#1001" or "order 1001". */
export function typedNumber(typed: string): number | null {
  const digits = /^(?:order\s*)?#?\s*(\d{1,9})$/i.exec(typed)?.[1];
  return digits ? Number(digits) : null;
}
