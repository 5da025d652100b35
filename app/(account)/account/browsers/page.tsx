import { BrowserList } from "@/components/account/browser-list";
import { ProveAddressForm } from "@/components/account/prove-address-form";
import { SignOutForm } from "@/components/account/sign-out-form";
import { NarrowPage } from "@/components/layout/narrow-page";
import { requireOwnerPage } from "@/lib/account/page";
import { mayEndBrowsers } from "@/lib/account/rules";
import { readSessionToken } from "@/lib/auth/next-auth";
import { listBrowsers } from "@/lib/auth/queries";
import { accountPaths } from "@/lib/paths/account";
import { privateMetadata } from "@/lib/site/metadata";
import { formatDay, formatUkMoment } from "@/lib/text/dates";
import { BackToAccount } from "../_back";
import { endBrowserAction, proveAddressAction } from "../rights-actions";

export const metadata = privateMetadata("Signed-in browsers");

export default async function BrowsersPage() {
  const { user, provenAt } = await requireOwnerPage(accountPaths.browsers);
  const browsers = (await listBrowsers(user.id, await readSessionToken())).map(
    ({ id, isThis, createdAt, usedAt, browser }) => ({
      id,
      isThis,
      name: browser ?? "A browser",
      signedIn: formatUkMoment(createdAt),
      lastUsed: formatDay(usedAt),
    }),
  );
  const mayEnd = mayEndBrowsers(provenAt);
  return (
    <NarrowPage
      title="Signed-in browsers"
      lead="Everywhere that you are signed in at the moment. A browser that you do not use is signed out by itself after a month."
    >
      <BrowserList browsers={browsers} action={mayEnd ? endBrowserAction : undefined} />
      {!mayEnd && browsers.length > 1 && (
        <ProveAddressForm
          action={proveAddressAction}
          email={user.email}
          callbackUrl={accountPaths.browsers}
        />
      )}
      <SignOutForm everywhere />
      <BackToAccount />
    </NarrowPage>
  );
}
