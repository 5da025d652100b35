import { notFound } from "next/navigation";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { FactList } from "@/components/admin/fact-list";
import { ButtonLink } from "@/components/ui/button";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { ASK_OWNER } from "@/lib/back-office/alerts/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import { formatDate, formatMoment } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";
import { hideSums } from "@/lib/text/sums";
import { findWithdrawal } from "@/lib/withdrawals/queries";
import { repayBy } from "@/lib/withdrawals/rules";

export const metadata = privateMetadata("Withdrawal");

export default async function WithdrawalPage({
  params,
}: PageProps<"/admin/orders/withdrawals/[id]">) {
  const named = z.uuid().safeParse((await params).id);
  const [id, { seesMoney }] = await requireCoachPageOf(named, adminPaths.withdrawal);
  const found = (await findWithdrawal(id)) ?? notFound();
  const { name, email, orderNumber, part, createdAt, number, isDue, words, meant } = found;
  return (
    <AdminPage
      title={`Withdrawal from ${number ? `order ${number}` : "an order that we do not know"}`}
      lead={isDue && !seesMoney ? `${words} ${ASK_OWNER}` : words}
      back={{ label: "Withdrawals", href: adminPaths.withdrawals() }}
    >
      <FactList
        facts={[
          ["Received", formatMoment(createdAt)],
          ["If rightful, repay by", formatDate(repayBy(createdAt))],
          ["Name", name ?? "erased"],
          ["Email address", email ?? "erased"],
          ["Order number, as typed", orderNumber],
          ["Part of the order, as typed", (seesMoney ? part : hideSums(part)) || "all of it"],
          ...meant.map(({ title, hasLearned }, at): [string, string] => [
            meant.length > 1 ? `Course ${at + 1}` : "Course",
            `${title}: ${hasLearned ? "lessons have been begun" : "no lesson has been begun"}`,
          ]),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {isDue &&
          seesMoney &&
          number &&
          meant.map(
            ({ id, title, leftPence }) =>
              leftPence > 0 && (
                <ButtonLink key={id} href={adminPaths.refund(number, id)} variant="primary">
                  {`Refund ${formatPence(leftPence)} for “${title}”`}
                </ButtonLink>
              ),
          )}
        {number && <ButtonLink href={adminPaths.order(number)}>Order {number}</ButtonLink>}
        {email && <ButtonLink href={paths.mail(email)}>Write to the sender</ButtonLink>}
      </div>
    </AdminPage>
  );
}
