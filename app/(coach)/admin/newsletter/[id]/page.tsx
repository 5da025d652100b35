import { notFound } from "next/navigation";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { EraseForm } from "@/components/admin/erase-form";
import { FactList } from "@/components/admin/fact-list";
import { SubscriberBadge } from "@/components/admin/newsletter/subscriber-badge";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { findSubscriber } from "@/lib/newsletter/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { formatMoment } from "@/lib/text/dates";
import { eraseSubscriberAction } from "../actions";

export const metadata = privateMetadata("Subscriber");

export default async function SubscriberPage({ params }: PageProps<"/admin/newsletter/[id]">) {
  const named = z.uuid().safeParse((await params).id);
  const [id] = await requireCoachPageOf(named, adminPaths.subscriber);
  const subscriber = (await findSubscriber(id)) ?? notFound();
  const { email, status, requestedAt, confirmedAt, unsubscribedAt } = subscriber;
  return (
    <AdminPage
      title="Subscriber"
      lead={email}
      back={{ label: "Newsletter", href: adminPaths.newsletter() }}
      status={<SubscriberBadge status={status} />}
    >
      <FactList
        facts={[
          ["Asked by the form", formatMoment(requestedAt)],
          [
            "Confirmed by the link in a mail to the address",
            confirmedAt ? formatMoment(confirmedAt) : "not yet",
          ],
          [
            "Agreed to",
            confirmedAt
              ? `“${subscriber.consentWording}” (wording ${subscriber.consentVersion})`
              : "nothing yet",
          ],
          ["Unsubscribed", unsubscribedAt ? formatMoment(unsubscribedAt) : "no"],
        ]}
      />
      <EraseForm action={eraseSubscriberAction} id={subscriber.id} submit="Erase this subscriber" />
    </AdminPage>
  );
}
