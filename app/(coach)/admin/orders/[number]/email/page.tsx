import { EmailCorrectionForm } from "@/components/admin/orders/order-forms";
import { requireMoneyPage } from "@/lib/auth/coach-page";
import type { OrderScreen } from "@/lib/orders/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { OrderActionPage, requireOrder } from "../_order";
import { correctEmailAction } from "../actions";

export const metadata = privateMetadata("Correct the e-mail");

export default async function OrderEmailPage({
  params,
}: PageProps<"/admin/orders/[number]/email">) {
  const [order] = await requireOrder(
    params,
    (number) => adminPaths.orderAction(number, "email"),
    requireMoneyPage,
  );
  return (
    <OrderActionPage order={order} title="Correct the e-mail" lead={<Lead order={order} />}>
      {!order.erasedAt && <EmailCorrectionForm action={correctEmailAction} number={order.number} />}
    </OrderActionPage>
  );
}

function Lead({ order: { email, erasedAt, opensCourse } }: { order: OrderScreen }) {
  if (erasedAt) return "The buyer of this order was erased. It takes no address.";
  const mailed = opensCourse
    ? "The sign-in link is mailed there."
    : "No mail is sent, because the order gives no access at the moment.";
  if (!email) return `The order has no address yet. Enter the one that was meant. ${mailed}`;
  return (
    <>
      The order belongs to <strong>{email}</strong>. It moves, with the access that it gives, to the
      address that was meant. {mailed} Whatever else the old address owns stays with it.
    </>
  );
}
