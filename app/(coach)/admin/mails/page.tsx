import { AdminPage } from "@/components/admin/admin-page";
import { UnsentMails } from "@/components/admin/unsent-mails";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { nameMail } from "@/lib/mail/list";
import { listUnsentMails } from "@/lib/mail/queries";
import { whyUnsent } from "@/lib/mail/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { formatMoment } from "@/lib/text/dates";
import { sendAllMailsAgainAction, sendMailAgainAction } from "./actions";

export const metadata = privateMetadata("Mails");

export default async function MailsPage() {
  await requireCoachPage(adminPaths.mails);
  const mails = await listUnsentMails();
  return (
    <AdminPage
      title="Mails"
      lead="Mails that have not reached the mail provider yet. What it has taken stands on the page of the order or person."
    >
      <UnsentMails
        mails={mails.map(({ id, kind, to, createdAt, givenUpBecause }) => ({
          id,
          to,
          name: nameMail(kind),
          since: formatMoment(createdAt),
          state: givenUpBecause ? whyUnsent(givenUpBecause) : "is tried again by itself",
        }))}
        sendOne={sendMailAgainAction}
        sendAll={sendAllMailsAgainAction}
      />
    </AdminPage>
  );
}
