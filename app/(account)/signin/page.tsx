import { redirect } from "next/navigation";
import { SignInForm } from "@/components/auth/sign-in-form";
import { NarrowPage } from "@/components/layout/narrow-page";
import { PageLink } from "@/components/ui/page-link";
import { currentUser } from "@/lib/auth/next-auth";
import { readSignInAddress } from "@/lib/auth/sign-in-cookie";
import { firstValue } from "@/lib/http/request";
import { callbackPath } from "@/lib/paths/callback";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import { requestSignInAction } from "./actions";

export const metadata = privateMetadata("Sign in");

export default async function SignInPage({ searchParams }: PageProps<"/signin">) {
  const callbackUrl = callbackPath(firstValue((await searchParams).callbackUrl));
  if (await currentUser()) redirect(callbackUrl);
  return (
    <NarrowPage
      title="Sign in"
      lead="There is no password. We mail you a link and a code; either one lets you in."
    >
      <SignInForm
        action={requestSignInAction}
        email={await readSignInAddress()}
        callbackUrl={callbackUrl}
      />
      <p className="text-sm text-muted">
        Bought a course? Use the address that you gave at checkout. If you cannot read mail there
        any more,{" "}
        <PageLink href={paths.enquiry("lost-mailbox")} className="text-link">
          write to us
        </PageLink>
        .
      </p>
    </NarrowPage>
  );
}
