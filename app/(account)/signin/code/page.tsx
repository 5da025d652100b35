import { CodeForm } from "@/components/auth/code-form";
import { NarrowPage } from "@/components/layout/narrow-page";
import { PageLink } from "@/components/layout/page-link";
import { readSignInAddress } from "@/lib/auth/sign-in-cookie";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { signInByCodeAction } from "../actions";

export const metadata = privateMetadata("Check your mail");

export default async function SignInCodePage() {
  const email = await readSignInAddress();
  return (
    <NarrowPage
      title="Check your mail"
      lead={
        <>
          We have sent a link and a code to {email ? <strong>{email}</strong> : "your address"}.
          Open the link, or type the code here. Both work once, for ten minutes.
        </>
      }
    >
      <CodeForm action={signInByCodeAction} email={email} />
      <p className="text-sm text-muted">
        Nothing there? Look in the junk folder, or{" "}
        <PageLink href={paths.signIn()} className="underline underline-offset-4">
          ask for another mail
        </PageLink>
        . The code of each mail works, whichever you open.
      </p>
    </NarrowPage>
  );
}
