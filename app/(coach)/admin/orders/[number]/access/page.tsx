import { CoachForm } from "@/components/admin/coach-form";
import type { OrderScreen } from "@/lib/orders/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { OrderActionPage, requireOrder } from "../_order";
import { endAccessAction, grantAccessAction } from "../actions";

export const metadata = privateMetadata("Access");

export default async function AccessPage({ params }: PageProps<"/admin/orders/[number]/access">) {
  const [order] = await requireOrder(params, (number) => adminPaths.orderAction(number, "access"));
  return (
    <OrderActionPage order={order} title="Access" lead={describe(order)}>
      {order.email && (
        <CoachForm
          action={order.isOpen ? endAccessAction : grantAccessAction}
          hidden={{ number: order.number }}
          draft={`order-access:${order.number}`}
          asksReason
          submit={order.isOpen ? "End access" : "Give access"}
          once
        />
      )}
    </OrderActionPage>
  );
}

function describe({ isOpen, courseTitle, email }: OrderScreen) {
  if (!email) return "This order has no address that access could go to.";
  return isOpen
    ? `“${courseTitle}” is open to ${email}. Ending the access closes it at once and gives no money back.`
    : `“${courseTitle}” is closed to ${email}. Giving access opens it for good, whatever becomes of the payment, and mails a sign-in link.`;
}
