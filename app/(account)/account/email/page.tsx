import { ChangeEmailForm } from "@/components/account/change-email-form";
import { NarrowPage } from "@/components/layout/narrow-page";
import { PageLink } from "@/components/ui/page-link";
import { findPendingEmailChange } from "@/lib/account/queries";
import { requireUserPage } from "@/lib/auth/user-page";
import { accountPaths } from "@/lib/paths/account";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import { formatUkTime } from "@/lib/text/dates";
import { BackToAccount } from "../_back";
import { cancelEmailChangeAction, changeEmailAction } from "../rights-actions";

export const metadata = privateMetadata("Change my e-mail address");

export default async function ChangeEmailPage() {
  const user = await requireUserPage(accountPaths.email);
  const pending = await findPendingEmailChange(user.id);
  return (
    <NarrowPage
      title={
        <>
          Change my <span className="whitespace-nowrap">e-mail</span> address
        </>
      }
      lead={
        <>
          Your address is <strong>{user.email}</strong>. Your courses, progress and receipts move
          with you; a newsletter stays where it is.
        </>
      }
    >
      <ChangeEmailForm
        email={user.email}
        pending={pending && { ...pending, until: formatUkTime(pending.expiresAt) }}
        change={changeEmailAction}
        cancel={cancelEmailChangeAction}
      />
      <p className="text-sm text-muted">
        You cannot read mail at the old address any more?{" "}
        <PageLink href={paths.enquiry("lost-mailbox")} className="text-link">
          Write to us
        </PageLink>{" "}
        from the new one: your coach makes sure that it is you, and moves the account.
      </p>
      <BackToAccount />
    </NarrowPage>
  );
}
