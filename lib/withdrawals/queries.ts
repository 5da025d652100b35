import { db, type Transaction } from "@/lib/db";
import { takePage } from "@/lib/lists/paging";
import { typedNumber } from "@/lib/lists/search";
import { otherAddress, type Recommendation, recommend, unknownOrder } from "./rules";

const PAGE_SIZE = 25;

/** Newest first: ids grow with time. */
export async function listWithdrawals(before?: string) {
  const rows = await db.withdrawal.findMany({
    where: { id: { lt: before } },
    orderBy: { id: "desc" },
    take: PAGE_SIZE + 1,
  });
  return takePage(rows, PAGE_SIZE, ({ id }) => id);
}

export async function findWithdrawal(id: string) {
  const withdrawal = await db.withdrawal.findUnique({ where: { id } });
  return withdrawal && { ...withdrawal, ...(await judge(db, withdrawal)) };
}

type Received = { orderNumber: string; orderId: string | null; createdAt: Date };

/** `number` is that of the order it names, where there is one, whoever its buyer is. */
export async function judge(
  tx: Transaction,
  { orderNumber, orderId, createdAt }: Received,
): Promise<Recommendation & { number: number | null }> {
  const number = typedNumber(orderNumber);
  const order =
    number && (await tx.order.findUnique({ where: { number }, include: { lines: true } }));
  if (!order) return { ...unknownOrder, number: null };
  if (order.id !== orderId) return { ...otherAddress, number };
  const { userId, lines } = order;
  const courseId = { in: lines.map((line) => line.courseId) };
  const learned = userId
    ? await tx.lessonProgress.count({ where: { userId, lesson: { courseId } } })
    : 0;
  return { ...recommend({ ...order, hasLearned: learned > 0 }, createdAt), number };
}
