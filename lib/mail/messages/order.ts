import { db } from "@/lib/db";

/** The order that a mail is about. */
export function readOrder(id: string) {
  return db.order.findUniqueOrThrow({ where: { id } });
}

export const sampleOrder = {
  courseTitle: "The Journey to Self-Discovery",
  amount: "£49.99",
  orderNumber: 1001,
};
