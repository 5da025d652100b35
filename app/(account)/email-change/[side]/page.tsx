import { z } from "zod";
import { EmailChangeForm } from "@/components/account/email-change-form";
import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { findEmailChange } from "@/lib/account/queries";
import { sides } from "@/lib/account/rules";
import { currentUser } from "@/lib/auth/next-auth";
import { firstValue } from "@/lib/http/request";
import { accountPaths } from "@/lib/paths/account";
import { linkToken } from "@/lib/paths/mailed-link";
import { paths } from "@/lib/paths/public";
import { secretPageMetadata } from "@/lib/site/metadata";
import { confirmEmailChangeAction, refuseEmailChangeAction } from "./actions";

export const metadata = secretPageMetadata("Change of address");

/** Opening the page changes nothing, because mail scanners open links too; its buttons do. */
export default async function EmailChangePage({
  params,
  searchParams,
}: PageProps<"/email-change/[side]">) {
  const side = z.enum(sides).safeParse((await params).side);
  const token = firstValue((await searchParams).token) ?? "";
  const link = linkToken.safeParse(token);
  const change = side.success && link.success ? await findEmailChange(side.data, link.data) : null;
  if (!side.success || !change) return <Ended />;
  const user = await currentUser();
  if (side.data === "new" && user?.id !== change.userId) {
    return <OtherBrowser signedIn={user !== null} path={accountPaths.emailChange("new", token)} />;
  }
  return (
    <NarrowPage
      title="Change of address"
      lead={
        <>
          The account of <strong className="break-words">{change.oldEmail}</strong>, with its
          courses, is to move to <strong className="break-words">{change.newEmail}</strong>.
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

function Ended() {
  return (
    <NarrowPage
      title="This link has ended"
      lead="It was used, it is older than an hour, or the change was stopped. Your account’s page says how it stands."
    >
      <ButtonLink href={accountPaths.email} variant="primary" className="self-start">
        Go to my account
      </ButtonLink>
    </NarrowPage>
  );
}

/** A mail to a mistyped address must not hand the account to the person who reads it there. */
function OtherBrowser({ signedIn, path }: { signedIn: boolean; path: string }) {
  return (
    <NarrowPage
      title="One more step first"
      lead="Only whoever is signed in to the account can bring it to this address. Sign in with the address that it has now, and you come back here."
    >
      {signedIn ? (
        <>
          <p>
            This browser is signed in to another account. Sign out there, then open the link of the
            mail again.
          </p>
          <ButtonLink href={paths.account} variant="primary" className="self-start">
            Go to that account
          </ButtonLink>
        </>
      ) : (
        <ButtonLink
          href={paths.signIn({ callbackUrl: path })}
          variant="primary"
          className="self-start"
        >
          Sign in
        </ButtonLink>
      )}
    </NarrowPage>
  );
}
