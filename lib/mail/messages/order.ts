import { db } from "@/lib/db";

/** The order that a mail is about. */
export function readOrder(id: string) {
  return db.order.findUniqueOrThrow({
    where: { id },
    include: { lines: { select: { vatBasisPoints: true } } },
  });
}

export const sampleOrder = {
  courseTitle: "Your course",
  amount: "£49.99",
  orderNumber: 1001,
};
