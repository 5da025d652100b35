import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { FactList } from "@/components/admin/fact-list";
import { OrderBadge } from "@/components/admin/orders/order-badge";
import { Story } from "@/components/admin/orders/story";
import { PageLink } from "@/components/layout/page-link";
import { ButtonLink } from "@/components/ui/button";
import { readHistory } from "@/lib/orders/history";
import type { OrderScreen } from "@/lib/orders/queries";
import { describeGivenBack, hasReceipt, whyNotRefundable } from "@/lib/orders/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { whenPaid } from "@/lib/payments/rules";
import { privateMetadata } from "@/lib/site/metadata";
import { formatMoment } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";
import { requireOrder } from "./_order";

export const metadata = privateMetadata("Order");

export default async function OrderPage({ params }: PageProps<"/admin/orders/[number]">) {
  const order = await requireOrder(params, adminPaths.order);
  const story = await readHistory(order);
  return (
    <AdminPage
      title={`Order ${order.number}`}
      back={{ label: "Orders", href: adminPaths.orders() }}
      status={<OrderBadge order={order} />}
    >
      <Facts order={order} />
      <Actions order={order} />
      <AdminSection title="Its story">
        <Story entries={story} />
      </AdminSection>
      <p className="text-sm">
        <PageLink
          href={adminPaths.audit({ subject: `order:${order.number}` })}
          className="text-link inline-block py-2"
        >
          What was done by hand, before and after
        </PageLink>
      </p>
    </AdminPage>
  );
}

function Facts({ order }: { order: OrderScreen }) {
  const { courseTitle, pricePence, email, user, paymentIntentId } = order;
  const { isTest, erasedAt } = order;
  const paidAt = whenPaid(order);
  return (
    <FactList
      facts={[
        ["Course", courseTitle],
        ["Price", `${formatPence(pricePence)}${isTest ? " (a test: no money moves)" : ""}`],
        ["Given back", describeGivenBack(order)],
        ["Paid", paidAt ? formatMoment(paidAt) : "not paid"],
        ["Buyer", erasedAt ? "erased" : <Buyer key="buyer" email={email} name={user?.name} />],
        ["First sign-in", user?.firstSignInAt ? formatMoment(user.firstSignInAt) : "none yet"],
        ["Access", order.isOpen ? "open" : "closed"],
        ["Terms", <TermsLink key="terms" version={order.termsVersion} />],
        [
          "Payment",
          <span key="payment" className="break-all">
            {paymentIntentId ?? "none"}
          </span>,
        ],
      ]}
    />
  );
}

function Buyer({ email, name }: { email: string | null; name?: string | null }) {
  if (!email) return "no address";
  return (
    <>
      {name && <span className="block">{name}</span>}
      <a href={paths.mail(email)} className="text-link inline-block py-1 break-all">
        {email}
      </a>
    </>
  );
}

function TermsLink({ version }: { version: string | null }) {
  if (!version) return "none";
  return (
    <PageLink
      href={adminPaths.legalVersion("terms", version)}
      className="inline-block py-1 text-link"
    >
      version {version}
    </PageLink>
  );
}

/** Only what can still be done: a sale without an address takes neither another one nor access. */
function Actions({ order }: { order: OrderScreen }) {
  const { number, isOpen, email, erasedAt } = order;
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {isOpen && hasReceipt(order) && (
        <ButtonLink href={adminPaths.orderAction(number, "resend")}>Resend the way in</ButtonLink>
      )}
      {!erasedAt && (
        <ButtonLink href={adminPaths.orderAction(number, "email")}>Correct the e-mail</ButtonLink>
      )}
      {!whyNotRefundable(order) && (
        <ButtonLink href={adminPaths.orderAction(number, "refund")}>Refund</ButtonLink>
      )}
      {email && (
        <ButtonLink href={adminPaths.orderAction(number, "access")}>
          {isOpen ? "End access" : "Give access"}
        </ButtonLink>
      )}
    </div>
  );
}
