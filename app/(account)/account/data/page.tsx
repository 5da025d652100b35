import { ProveAddressForm } from "@/components/account/prove-address-form";
import { NarrowPage } from "@/components/layout/narrow-page";
import { PageLink } from "@/components/ui/page-link";
import { requireOwnerPage } from "@/lib/account/page";
import { mayRead } from "@/lib/account/rules";
import { accountPaths } from "@/lib/paths/account";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import { BackToAccount } from "../_back";
import { proveAddressAction } from "../rights-actions";

export const metadata = privateMetadata("Download my data");

export default async function OwnDataPage() {
  const { user, provenAt } = await requireOwnerPage(accountPaths.data);
  return (
    <NarrowPage
      title="Download my data"
      lead="Your orders and what you agreed to, your access and progress, certificates, sign-ins, the mails we sent you, the newsletter and your messages to us."
    >
      {mayRead(provenAt) ? (
        <Downloads />
      ) : (
        <ProveAddressForm
          action={proveAddressAction}
          email={user.email}
          callbackUrl={accountPaths.data}
        />
      )}
      <p className="text-sm">
        For anything else about your data,{" "}
        <PageLink href={paths.enquiry("my-data")} className="text-link">
          write to us
        </PageLink>
        : you get an answer within a month.
      </p>
      <BackToAccount />
    </NarrowPage>
  );
}

function Downloads() {
  return (
    <ul className="flex flex-col gap-5">
      <li>
        <a href={accountPaths.ownData("html")} className="text-link text-lg font-semibold">
          To read (HTML)
        </a>
        <p className="text-sm text-muted">A page that any browser opens, and that prints well.</p>
      </li>
      <li>
        <a href={accountPaths.ownData("json")} className="text-link text-lg font-semibold">
          To take elsewhere (JSON)
        </a>
        <p className="text-sm text-muted">The same for programs.</p>
      </li>
    </ul>
  );
}
