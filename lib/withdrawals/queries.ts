import { db, type Transaction } from "@/lib/db";
import { takePage } from "@/lib/lists/paging";
import { typedNumber } from "@/lib/lists/search";
import { otherAddress, type Recommendation, recommend, unknownOrder } from "./rules";

const PAGE_SIZE = 25;

/** Newest first: ids increase with time. */
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

type Received = { orderNumber: string; orderId: string | null; part: string; createdAt: Date };

/** `number` is that of the named order, whoever its buyer is; null if there is none. */
export async function judge(
  tx: Transaction,
  { orderNumber, orderId, part, createdAt }: Received,
): Promise<Recommendation & { number: number | null }> {
  const number = typedNumber(orderNumber);
  const order =
    number &&
    (await tx.order.findUnique({
      where: { number },
      include: { lines: { orderBy: { position: "asc" } } },
    }));
  if (!order) return { ...unknownOrder, number: null };
  if (order.id !== orderId) return { ...otherAddress, number };
  const begun = await listBegun(
    tx,
    order.userId,
    order.lines.map(({ courseId }) => courseId),
  );
  const lines = order.lines.map((line) => ({ ...line, hasLearned: begun.has(line.courseId) }));
  return { ...recommend({ ...order, lines }, part, createdAt), number };
}

/** Those of the courses in which the person has begun a lesson. */
async function listBegun(
  tx: Transaction,
  userId: string | null,
  courseIds: number[],
): Promise<Set<number>> {
  if (!userId) return new Set();
  const rows = await tx.lesson.findMany({
    where: { courseId: { in: courseIds }, progress: { some: { userId } } },
    distinct: ["courseId"],
    select: { courseId: true },
  });
  return new Set(rows.map(({ courseId }) => courseId));
}
