import { DeleteAccountForm } from "@/components/account/delete-account-form";
import { ProveAddressForm } from "@/components/account/prove-address-form";
import { NarrowPage } from "@/components/layout/narrow-page";
import { requireOwnerPage } from "@/lib/account/page";
import { mayErase } from "@/lib/account/rules";
import { listOwnedCourses } from "@/lib/learning/queries";
import { accountPaths } from "@/lib/paths/account";
import { privateMetadata } from "@/lib/site/metadata";
import { BackToAccount } from "../_back";
import { eraseAction, proveAddressAction } from "../rights-actions";

export const metadata = privateMetadata("Delete my account");

export default async function DeleteAccountPage() {
  const { user, provenAt } = await requireOwnerPage(accountPaths.delete);
  const courses = await listOwnedCourses(user.id);
  return (
    <NarrowPage title="Delete my account" lead="This cannot be undone, by you or by us.">
      <WhatGoes courses={courses.map((course) => course.title)} />
      {mayErase(provenAt) ? (
        <DeleteAccountForm action={eraseAction} userId={user.id} />
      ) : (
        <ProveAddressForm
          action={proveAddressAction}
          email={user.email}
          callbackUrl={accountPaths.delete}
        />
      )}
      <BackToAccount />
    </NarrowPage>
  );
}

function WhatGoes({ courses }: { courses: string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {courses.length > 0 && (
        <li>
          <strong>Your courses close for good, without a refund:</strong> {courses.join(", ")}.
        </li>
      )}
      <li>
        Your progress, certificates, messages, newsletter and sign-ins are erased. The numbers of
        your certificates can no longer be checked.
      </li>
      <li>
        For tax we keep each sale for at least six years: course, price, dates and the agreement to
        start at once. Neither your name nor your address stays with it; a company that you had us
        name on an invoice does.
      </li>
      <li>If you buy again with this address, you begin anew.</li>
    </ul>
  );
}
