import { CodeForm } from "@/components/auth/code-form";
import { NarrowPage } from "@/components/layout/narrow-page";
import { PageLink } from "@/components/ui/page-link";
import { readSignInAddress } from "@/lib/auth/sign-in-cookie";
import { firstValue } from "@/lib/http/request";
import { callbackPath } from "@/lib/paths/callback";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import { signInByCodeAction } from "../actions";

export const metadata = privateMetadata("Check your mail");

export default async function SignInCodePage({ searchParams }: PageProps<"/signin/code">) {
  const callbackUrl = callbackPath(firstValue((await searchParams).callbackUrl));
  const email = await readSignInAddress();
  return (
    <NarrowPage
      title="Check your mail"
      lead={
        <>
          We have sent a link and a code to <strong>{email ?? "your address"}</strong>. Open the
          link, or type the code here. Both work once, for ten minutes.
        </>
      }
    >
      <CodeForm action={signInByCodeAction} email={email} />
      <p className="text-sm text-muted">
        Nothing there? Look in the junk folder, or{" "}
        {/* A signed-in person who proves the address again returns to the page that asked for it. */}
        <PageLink href={paths.signIn({ callbackUrl })} className="underline underline-offset-4">
          ask for another mail
        </PageLink>
        . The code of each mail works, whichever you open.
      </p>
    </NarrowPage>
  );
}
