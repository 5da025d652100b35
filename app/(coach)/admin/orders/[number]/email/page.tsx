import { EmailCorrectionForm } from "@/components/admin/orders/order-forms";
import { adminPaths } from "@/lib/admin-paths";
import { privateMetadata } from "@/lib/metadata";
import { OrderActionPage, requireOrder } from "../_order";
import { correctEmailAction } from "../actions";

export const metadata = privateMetadata("Correct the e-mail");

export default async function OrderEmailPage({
  params,
}: PageProps<"/admin/orders/[number]/email">) {
  const order = await requireOrder(params, (number) => adminPaths.orderAction(number, "email"));
  return (
    <OrderActionPage
      order={order}
      title="Correct the e-mail"
      lead={
        <>
          The order is <strong>{order.email ?? "without an address"}</strong>’s now. It moves with
          its access to the address that was meant, and the way in is mailed there. Whatever else
          the old address owns stays with it.
        </>
      }
    >
      <EmailCorrectionForm action={correctEmailAction} number={order.number} />
    </OrderActionPage>
  );
}
