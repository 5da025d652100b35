import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { accountPaths } from "@/lib/paths/account";
import { paths } from "@/lib/paths/public";

export function EmailChangeEnded() {
  return (
    <NarrowPage
      title="This link is no longer valid"
      lead="It was used, it is older than an hour, or the change was stopped. Your account’s page says how it stands."
    >
      <ButtonLink href={accountPaths.email} variant="primary" className="self-start">
        Go to my account
      </ButtonLink>
    </NarrowPage>
  );
}

type Props = { isSignedIn: boolean; path: string };

/** A mail to a mistyped address must not hand the account to the person who reads it there. */
export function EmailChangeElsewhere({ isSignedIn, path }: Props) {
  return (
    <NarrowPage
      title="One more step first"
      lead="Only a person who is signed in to the account can bring it to this address. Sign in with the address that it has now, and you come back here."
    >
      {isSignedIn ? (
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
