import { type GrantState, grantState, type Returned } from "@/lib/payments/rules";

type Sold = { id: string; pricePence: number; discountPence: number };
type Sums = { refundedPence: number; lostPence: number };

export function chargedPence(line: Pick<Sold, "pricePence" | "discountPence">): number {
  return line.pricePence - line.discountPence;
}

export function leftPence(line: Omit<Sold, "id"> & Sums): number {
  return chargedPence(line) - line.refundedPence - line.lostPence;
}

/** The sum that pending refunds may still take from a line. */
export function pendingPence(lineId: string, pending: Returned[] = []): number {
  return sum(pending.filter((refund) => refund.lineId === lineId).map(({ pence }) => pence));
}

/**
 * Assigns refunds and losses to lines in order of time, so that later ones never change what a line has lost. A
 * refund made here names its line. A sum without a line goes to the only line with exactly this much left. Any
 * other sum is spread over all lines by what each has left, so it ends no line before all is refunded.
 */
export function returnsByLine(lines: Sold[], refunds: Returned[], losses: Returned[]): Sums[] {
  const returns = lines.map(() => ({ refundedPence: 0, lostPence: 0 }));
  const left = lines.map(chargedPence);
  const book = (kind: keyof Sums, parts: number[]) => {
    for (const [at, pence] of parts.entries()) {
      const line = returns[at];
      if (line) line[kind] += pence;
      left[at] = (left[at] ?? 0) - pence;
    }
  };
  const inOrder = inTimeOrder(refunds, withinRest(sum(left), refunds, losses));
  for (const { kind, pence, lineId } of inOrder) {
    const named = lines.map(({ id }, at) => (id === lineId ? Math.min(pence, left[at] ?? 0) : 0));
    book(kind, named);
    book(kind, spread(pence - sum(named), left));
  }
  return returns;
}

function inTimeOrder(refunds: Returned[], losses: Returned[]) {
  return [
    ...refunds.map((refund) => ({ ...refund, kind: "refundedPence" as const })),
    ...losses.map((loss) => ({ ...loss, kind: "lostPence" as const })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Limits the losses to what refunds have left, because a dispute may exceed it. */
function withinRest(price: number, refunds: Returned[], losses: Returned[]): Returned[] {
  let rest = price - sum(refunds.map(({ pence }) => pence));
  return losses.map((loss) => {
    const pence = Math.min(loss.pence, rest);
    rest -= pence;
    return { ...loss, pence };
  });
}

function spread(pence: number, left: number[]): number[] {
  const whole = left.filter((room) => room === pence);
  if (whole.length === 1) return left.map((room) => (room === pence ? pence : 0));
  const room = sum(left);
  const parts = left.map((one) => (room > 0 ? Math.floor((pence * one) / room) : 0));
  let rest = pence - sum(parts);
  return parts.map((part, at) => {
    const more = Math.min(rest, (left[at] ?? 0) - part);
    rest -= more;
    return part + more;
  });
}

function sum(parts: number[]): number {
  return parts.reduce((total, part) => total + part, 0);
}

/** An open dispute covers all lines, because the provider names none. A line that cost nothing follows its order. */
export function lineState(
  line: Omit<Sold, "id"> & Sums,
  order: Parameters<typeof grantState>[0],
): GrantState {
  const state = grantState(order);
  if (chargedPence(line) === 0 || state === "ended") return state;
  return leftPence(line) === 0 ? "ended" : state;
}
