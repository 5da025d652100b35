import { CoachForm } from "@/components/admin/coach-form";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { OrderActionPage, requireOrder } from "../_order";
import { resendAction } from "../actions";

export const metadata = privateMetadata("Resend the sign-in link");

export default async function ResendPage({ params }: PageProps<"/admin/orders/[number]/resend">) {
  const [order, { seesMoney }] = await requireOrder(params, (number) =>
    adminPaths.orderAction(number, "resend"),
  );
  return (
    <OrderActionPage
      order={order}
      title="Resend the sign-in link"
      lead={
        <>
          Sends the receipt with a fresh link, good for a day, to <strong>{order.email}</strong>. If
          that address is wrong,{" "}
          {seesMoney ? "correct it instead." : "ask the owner of this shop to correct it."}
        </>
      }
    >
      <CoachForm
        action={resendAction}
        hidden={{ number: order.number }}
        submit="Send it again"
        once
      />
    </OrderActionPage>
  );
}
