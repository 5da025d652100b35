import type { Books, Order } from "./books";

/**
 * A paid order has its invoice exactly once (a second one would not add up), documents add up to what was kept,
 * and numbers have neither gaps nor duplicates.
 */
export function judgeDocuments(books: Books): string[] {
  const { documents, orders } = books;
  const series = Object.entries(
    Object.groupBy(documents, ({ kind, isTest }) => `${kind}:${isTest}`),
  );
  return [
    ...orders.flatMap((order) => judgeOrder(order, documents)),
    ...documents.filter(({ isDrawn }) => !isDrawn).map(({ number }) => `${number} was not drawn`),
    ...series.flatMap(([name, rows = []]) => {
      const numbers = rows.map(({ number }) => number).sort((a, b) => a - b);
      const hasGap = numbers.some((number, at) => number !== at + 1);
      return hasGap ? [`the numbers of ${name} are ${numbers}`] : [];
    }),
  ];
}

function judgeOrder(order: Order, documents: Books["documents"]): string[] {
  const own = documents.filter(({ orderId }) => orderId === order.id);
  const sum = own.reduce(
    (sum, { kind, totalPence }) => sum + (kind === "invoice" ? totalPence : -totalPence),
    0,
  );
  const isPaid = order.status === "paid";
  // After a refund a bank may still take the whole price; credit notes never exceed the invoice.
  const left = order.pricePence - order.refundedPence - (order.lostPence ?? 0);
  const kept = isPaid ? Math.max(left, 0) : 0;
  const isInvoiced = own.some(
    ({ kind, totalPence }) => kind === "invoice" && totalPence === order.pricePence,
  );
  const isRight = sum === kept && (isPaid ? isInvoiced : own.length === 0);
  return isRight ? [] : [`order ${order.id} kept ${kept}, documents say ${JSON.stringify(own)}`];
}
