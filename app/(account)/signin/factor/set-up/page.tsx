import { NarrowPage } from "@/components/layout/narrow-page";
import { QrCode } from "@/components/second-factor/qr-code";
import { SetUpForm } from "@/components/second-factor/set-up-form";
import { AnsweredForm } from "@/components/ui/answered-form";
import { requireCoachSessionPage, requireFreshCoachPage } from "@/lib/auth/coach-page";
import { firstValue } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { findFactor } from "@/lib/second-factor/queries";
import { callbackQuery } from "@/lib/second-factor/schema";
import { setUpUrl } from "@/lib/second-factor/totp";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { beginSetUpAction, finishSetUpAction } from "../actions";

export const metadata = privateMetadata("Set up your phone");

export default async function SetUpPage({ searchParams }: PageProps<"/signin/factor/set-up">) {
  const { callbackUrl } = callbackQuery.parse({
    callbackUrl: firstValue((await searchParams).callbackUrl),
  });
  const here = adminPaths.secondFactorSetUp(callbackUrl);
  const session = await requireCoachSessionPage(here);
  const { confirmedAt, pendingSecret } = await findFactor(session.id);
  // Replacing a phone requires the current phone or a recovery code.
  if (confirmedAt) await requireFreshCoachPage(here);
  const { brand } = await readSite();
  return (
    <NarrowPage
      title="Set up your phone"
      lead="The back office asks for two things: your mail, and a code that only your phone knows."
    >
      {/* Stays mounted once the phone is confirmed, to show the recovery codes, once. */}
      <SetUpForm action={finishSetUpAction} callbackUrl={callbackUrl} secret={pendingSecret}>
        {pendingSecret && (
          <QrCode text={setUpUrl(pendingSecret, { issuer: brand.name, label: session.email })} />
        )}
      </SetUpForm>
      {!pendingSecret && (
        <AnsweredForm
          action={beginSetUpAction}
          submit={confirmedAt ? "Set up another phone" : "Begin"}
          variant="primary"
          className="self-start"
        >
          <p>
            You need an authenticator app. The one that came with your phone will do, and so will
            any free one.{" "}
            {confirmedAt && (
              <span>
                The phone in use goes on working until the new one has given its first code.
              </span>
            )}
          </p>
        </AnsweredForm>
      )}
    </NarrowPage>
  );
}
