import { NarrowPage } from "@/components/layout/narrow-page";
import { RecoveryForm } from "@/components/second-factor/recovery-form";
import { requireCoachSessionPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { proveByRecoveryCodeAction } from "../actions";

export const metadata = privateMetadata("Lost your phone?");

export default async function RecoveryPage() {
  await requireCoachSessionPage(adminPaths.secondFactorRecovery);
  return (
    <NarrowPage
      title="Lost your phone?"
      lead="Type one of the recovery codes that you kept. It works once and lets you set up another phone."
    >
      <RecoveryForm action={proveByRecoveryCodeAction} />
      <p className="text-sm text-muted">
        No codes left? The person who looks after this site’s server can let you start over.
      </p>
    </NarrowPage>
  );
}
