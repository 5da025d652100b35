import { redirect } from "next/navigation";
import { NoCookies } from "@/components/auth/no-cookies";
import { SignInForm } from "@/components/auth/sign-in-form";
import { NarrowPage } from "@/components/layout/narrow-page";
import { AnsweredForm } from "@/components/ui/answered-form";
import { currentUser } from "@/lib/auth/next-auth";
import { findTokenByLink } from "@/lib/auth/queries";
import { firstValue } from "@/lib/http/request";
import { linkToken } from "@/lib/paths/mailed-link";
import { paths } from "@/lib/paths/public";
import { secretPageMetadata } from "@/lib/site/metadata";
import { requestSignInAction, signInByLinkAction } from "../actions";

export const metadata = secretPageMetadata("Sign in");

/** Only the button uses the link up, not opening the page, because mail scanners open links too. */
export default async function SignInLinkPage({ searchParams }: PageProps<"/signin/link">) {
  const value = firstValue((await searchParams).token);
  const link = linkToken.safeParse(value);
  const token = link.success ? await findTokenByLink(link.data) : null;

  if (value && token && !token.usedAt && token.expiresAt > new Date()) {
    return (
      <NarrowPage title="Welcome back" lead={`You are about to sign in as ${token.email}.`}>
        <NoCookies />
        <AnsweredForm
          action={signInByLinkAction}
          hidden={{ token: value }}
          submit="Sign in"
          variant="primary"
        />
      </NarrowPage>
    );
  }
  // An expired link proves nothing, so it leads on only if this browser is already signed in with its address.
  if (token && (await currentUser())?.email === token.email) {
    redirect(token.callbackPath ?? paths.account);
  }
  return (
    <NarrowPage
      title="This link is no longer valid"
      lead="Links work once and for a short time. We mail you a new one; it takes a moment."
    >
      <SignInForm
        action={requestSignInAction}
        email={token?.email}
        callbackUrl={token?.callbackPath ?? undefined}
      />
    </NarrowPage>
  );
}
