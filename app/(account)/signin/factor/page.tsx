import { redirect } from "next/navigation";
import { NarrowPage } from "@/components/layout/narrow-page";
import { FactorForm } from "@/components/second-factor/factor-form";
import { PageLink } from "@/components/ui/page-link";
import { requireCoachSessionPage } from "@/lib/auth/coach-page";
import { firstValue } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { findFactor } from "@/lib/second-factor/queries";
import { callbackQuery } from "@/lib/second-factor/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { proveByPhoneAction } from "./actions";

export const metadata = privateMetadata("The code from your phone");

export default async function SecondFactorPage({ searchParams }: PageProps<"/signin/factor">) {
  const { callbackUrl } = callbackQuery.parse({
    callbackUrl: firstValue((await searchParams).callbackUrl),
  });
  const { id } = await requireCoachSessionPage(adminPaths.secondFactor(callbackUrl));
  const { confirmedAt } = await findFactor(id);
  if (!confirmedAt) redirect(adminPaths.secondFactorSetUp(callbackUrl));
  return (
    <NarrowPage
      title="The code from your phone"
      lead="The back office opens with the six digits that your authenticator app shows now."
    >
      <FactorForm action={proveByPhoneAction} callbackUrl={callbackUrl} />
      <p className="text-sm text-muted">
        Lost your phone?{" "}
        <PageLink href={adminPaths.secondFactorRecovery} className="text-link">
          Use a recovery code
        </PageLink>
        .
      </p>
    </NarrowPage>
  );
}
