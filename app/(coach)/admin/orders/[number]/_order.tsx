import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AdminPage } from "@/components/admin/admin-page";
import type { Coach } from "@/lib/auth/coach";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { findOrderScreen, type OrderScreen } from "@/lib/orders/queries";
import { orderNumber } from "@/lib/orders/schema";
import { adminPaths } from "@/lib/paths/back-office";

/** Opens the order that the address names, only for the coach. After signing in, `pathOf` leads back. */
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

/** The page of one action on an order: it asks before its form acts. */
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
