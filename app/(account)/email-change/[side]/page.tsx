import { z } from "zod";
import { EmailChangeForm } from "@/components/account/email-change-form";
import { EmailChangeElsewhere, EmailChangeEnded } from "@/components/account/email-change-notices";
import { NarrowPage } from "@/components/layout/narrow-page";
import { findEmailChange } from "@/lib/account/queries";
import { sides } from "@/lib/account/rules";
import { currentUser } from "@/lib/auth/next-auth";
import { firstValue } from "@/lib/http/request";
import { accountPaths } from "@/lib/paths/account";
import { linkToken } from "@/lib/paths/mailed-link";
import { secretPageMetadata } from "@/lib/site/metadata";
import { confirmEmailChangeAction, refuseEmailChangeAction } from "./actions";

export const metadata = secretPageMetadata("Change of address");

/** Only the buttons change anything, not opening the page, because mail scanners open links too. */
export default async function EmailChangePage({
  params,
  searchParams,
}: PageProps<"/email-change/[side]">) {
  const side = z.enum(sides).safeParse((await params).side);
  const token = firstValue((await searchParams).token) ?? "";
  const link = linkToken.safeParse(token);
  const change = side.success && link.success ? await findEmailChange(side.data, link.data) : null;
  if (!side.success || !change) return <EmailChangeEnded />;
  const user = await currentUser();
  if (side.data === "new" && user?.id !== change.userId) {
    return (
      <EmailChangeElsewhere
        isSignedIn={user !== null}
        path={accountPaths.emailChange("new", token)}
      />
    );
  }
  return (
    <NarrowPage
      title="Change of address"
      lead={
        <>
          The account of <strong>{change.oldEmail}</strong>, with its courses, is to move to{" "}
          <strong>{change.newEmail}</strong>.
        </>
      }
    >
      <EmailChangeForm
        side={side.data}
        token={token}
        confirm={confirmEmailChangeAction}
        refuse={refuseEmailChangeAction}
      />
    </NarrowPage>
  );
}
