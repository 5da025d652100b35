import { SignOutForm } from "@/components/account/sign-out-form";
import { AdminPage } from "@/components/admin/admin-page";
import { FactList } from "@/components/admin/fact-list";
import { NewCodesForm } from "@/components/second-factor/new-codes-form";
import { ButtonLink } from "@/components/ui/button";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { adminPaths } from "@/lib/paths/back-office";
import { countRecoveryCodes, findFactor } from "@/lib/second-factor/queries";
import { privateMetadata } from "@/lib/site/metadata";
import { formatMoment } from "@/lib/text/dates";
import { renewRecoveryCodesAction } from "./actions";

export const metadata = privateMetadata("Security");

export default async function SecurityPage() {
  const coach = await requireCoachPage(adminPaths.security);
  const { confirmedAt } = await findFactor(coach.id);
  const codesLeft = await countRecoveryCodes(coach.id);
  return (
    <AdminPage title="Security" lead="How you, and nobody else, come in here.">
      <FactList
        facts={[
          ["Signed in as", coach.email],
          ["Phone set up", confirmedAt ? formatMoment(confirmedAt) : "not yet"],
          ["Last code given", formatMoment(coach.provenAt)],
          ["Recovery codes left", String(codesLeft)],
        ]}
      />
      <NewCodesForm action={renewRecoveryCodesAction} />
      <div className="flex flex-wrap gap-x-6 gap-y-3 border-t border-rule pt-6">
        <ButtonLink href={adminPaths.secondFactorSetUp(adminPaths.security)}>
          Set up another phone
        </ButtonLink>
        <SignOutForm everywhere variant="quiet" />
      </div>
      <p className="max-w-measure text-sm text-muted">
        The first owner’s address is written in the server’s settings (COACH_EMAILS), so nobody can
        shut them out from here. An owner invites others under Assistants, also another owner.
      </p>
    </AdminPage>
  );
}
