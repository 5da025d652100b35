import { AdminPage, AdminSection } from "@/components/admin/admin-page";
import { EntryRow } from "@/components/admin/entry-row";
import { UnsentMails } from "@/components/admin/unsent-mails";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listedMails, nameMail } from "@/lib/mail/list";
import { listUnsentMails } from "@/lib/mail/queries";
import { whyUnsent } from "@/lib/mail/rules";
import { listChangedMails } from "@/lib/mail/words/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { formatMoment } from "@/lib/text/dates";
import { sendAllMailsAgainAction, sendMailAgainAction } from "./actions";

export const metadata = privateMetadata("Mails");

export default async function MailsPage() {
  await requireCoachPage(adminPaths.mails);
  const [mails, changed] = await Promise.all([listUnsentMails(), listChangedMails()]);
  return (
    <AdminPage
      title="Mails"
      lead="Mails that have not reached the mail provider yet. Mails that it has accepted are listed on the page of the order or person."
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
      <AdminSection
        title="What your mails say"
        lead="Subject, greeting and closing words of each; the facts between them stay."
      >
        <ul className="flex flex-col divide-y divide-rule border-y border-rule">
          {listedMails().map(({ kind, name }) => (
            <li key={kind} className="py-3">
              <EntryRow
                href={adminPaths.mailWords(kind)}
                title={name}
                facts={[changed.includes(kind) ? "In your words" : null]}
              />
            </li>
          ))}
        </ul>
      </AdminSection>
    </AdminPage>
  );
}
