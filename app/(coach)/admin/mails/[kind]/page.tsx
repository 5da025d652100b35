import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { CoachForm } from "@/components/admin/coach-form";
import { DraftFrames } from "@/components/admin/draft-frames";
import { MailWordsForm } from "@/components/admin/mails/mail-words-form";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { findMailKind } from "@/lib/mail/list";
import { findMailWords, toMailForm } from "@/lib/mail/words/queries";
import { mailChoice } from "@/lib/mail/words/schema";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { saveMailWordsAction, sendSampleAction } from "../actions";

export const metadata = privateMetadata("Words of a mail");

export default async function MailWordsPage({ params }: PageProps<"/admin/mails/[kind]">) {
  const named = mailChoice.shape.kind.safeParse((await params).kind);
  const [kind] = await requireCoachPageOf(named, adminPaths.mailWords);
  const message = findMailKind(kind) ?? notFound();
  const saved = toMailForm(await findMailWords(kind), message, await readSite());
  return (
    <AdminPage title={message.name} back={{ href: adminPaths.mails, label: "Mails" }}>
      <MailWordsForm
        kind={kind}
        saved={saved}
        places={message.places}
        hasFixedSubject={message.hasFixedSubject}
        action={saveMailWordsAction}
      />
      <CoachForm
        action={sendSampleAction}
        hidden={{ kind }}
        submit="Send it to myself"
        variant="secondary"
      />
      <p className="text-muted">
        Below, as its readers get it: with sample facts, and with what was saved last.
      </p>
      <DraftFrames
        key={saved.version}
        what="The mail"
        src={adminPaths.mailPreview(kind)}
        desk={680}
      />
    </AdminPage>
  );
}
