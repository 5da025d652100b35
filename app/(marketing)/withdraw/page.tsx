import { NarrowPage } from "@/components/layout/narrow-page";
import { WithdrawalForm } from "@/components/marketing/withdrawal-form";
import { PageLink } from "@/components/ui/page-link";
import { listPublishedTitles } from "@/lib/courses/public/queries";
import { firstValue } from "@/lib/http/request";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import { withdrawAction } from "./actions";

export const metadata = privateMetadata("Withdraw from contract");

export default async function WithdrawPage({ searchParams }: PageProps<"/withdraw">) {
  const order = firstValue((await searchParams).order);
  return (
    <NarrowPage
      title="Withdraw from contract"
      lead="Here you tell us that you withdraw from a purchase. You need no account, and you need not say why."
    >
      <WithdrawalForm action={withdrawAction} order={order} courses={await listPublishedTitles()} />
      <p className="text-sm text-muted">
        Until when you may withdraw is said in the{" "}
        <PageLink href={paths.refunds} className="text-link">
          refund rules
        </PageLink>
        .
      </p>
    </NarrowPage>
  );
}
