import { AdminPage } from "@/components/admin/admin-page";
import { LinkRows } from "@/components/admin/link-rows";
import { Pager } from "@/components/admin/pager";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { firstValues } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { formatMoment } from "@/lib/text/dates";
import { listWithdrawals } from "@/lib/withdrawals/queries";
import { withdrawalQuery } from "@/lib/withdrawals/schema";

export const metadata = privateMetadata("Withdrawals");

export default async function WithdrawalsPage({
  searchParams,
}: PageProps<"/admin/orders/withdrawals">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.withdrawals(given));
  const { before } = withdrawalQuery.parse(given);
  const { page, next } = await listWithdrawals(before);
  return (
    <AdminPage
      title="Withdrawals"
      lead="What buyers sent by “Withdraw from contract here”. Each has been told that it was received, and no more."
      back={{ label: "Orders", href: adminPaths.orders() }}
    >
      <LinkRows
        rows={page}
        hrefOf={({ id }) => adminPaths.withdrawal(id)}
        grid="grid-cols-1 gap-x-6 md:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)_14rem]"
        none="Nobody has withdrawn from a contract."
      >
        {({ orderNumber, name, email, createdAt }) => (
          <>
            <span className="font-semibold wrap-anywhere group-hover:underline">{orderNumber}</span>
            <span className="wrap-anywhere">{name ?? "erased"}</span>
            <span className="text-sm text-muted">{email ?? "no address"}</span>
            <span className="text-sm text-muted tabular-nums">{formatMoment(createdAt)}</span>
          </>
        )}
      </LinkRows>
      <Pager
        next={next && adminPaths.withdrawals({ before: next })}
        first={before ? adminPaths.withdrawals() : null}
      />
    </AdminPage>
  );
}
