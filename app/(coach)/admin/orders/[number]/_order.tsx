import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AdminPage } from "@/components/admin/admin-page";
import type { Coach } from "@/lib/auth/coach";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { findOrderScreen, type OrderScreen } from "@/lib/orders/queries";
import { orderNumber } from "@/lib/orders/schema";
import { adminPaths } from "@/lib/paths/back-office";

/** The order that the address names, for the coach only; `pathOf` is where a sign-in leads back to. */
export async function requireOrder(
  params: Promise<{ number: string }>,
  pathOf: (number: number) => string,
  guard?: (path: string) => Promise<Coach>,
): Promise<[order: OrderScreen, coach: Coach]> {
  const named = orderNumber.safeParse((await params).number);
  const [number, coach] = await requireCoachPageOf(named, pathOf, guard);
  return [(await findOrderScreen(number)) ?? notFound(), coach];
}

type Props = { order: OrderScreen; title: string; lead: ReactNode; children: ReactNode };

/** One thing to do with one order: the page asks before its form does it. */
export function OrderActionPage({ order, title, lead, children }: Props) {
  return (
    <AdminPage
      title={title}
      back={{ label: `Order ${order.number}`, href: adminPaths.order(order.number) }}
      lead={lead}
    >
      {children}
    </AdminPage>
  );
}
