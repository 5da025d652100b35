import { notFound } from "next/navigation";
import { z } from "zod";
import { AdminPage } from "@/components/admin/admin-page";
import { EraseForm } from "@/components/admin/erase-form";
import { MessageActions } from "@/components/admin/messages/message-actions";
import { MessageBadge } from "@/components/admin/messages/message-badge";
import { ButtonLink } from "@/components/ui/button";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { findMessage } from "@/lib/contact/queries";
import { replyLink } from "@/lib/contact/rules";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { formatMoment } from "@/lib/text/dates";
import { eraseMessageAction, setMessageStateAction } from "../actions";

export const metadata = privateMetadata("Message");

export default async function MessagePage({ params }: PageProps<"/admin/messages/[id]">) {
  const named = z.uuid().safeParse((await params).id);
  const [id] = await requireCoachPageOf(named, adminPaths.message);
  const message = (await findMessage(id)) ?? notFound();
  const when = formatMoment(message.createdAt);
  return (
    <AdminPage
      title={message.subject}
      lead={
        <>
          {message.name}, {message.email}, {when}
        </>
      }
      back={{ label: "Messages", href: adminPaths.messages() }}
      status={<MessageBadge state={message.state} />}
    >
      <p
        dir="auto"
        className="sheet max-w-measure rounded-card border border-rule p-6 whitespace-pre-wrap"
      >
        {message.message}
      </p>
      <div className="flex flex-col gap-3">
        <ButtonLink href={replyLink(message, when)} variant="primary" className="sm:self-start">
          Reply by e-mail
        </ButtonLink>
        <MessageActions action={setMessageStateAction} id={message.id} state={message.state} />
      </div>
      <EraseForm action={eraseMessageAction} id={message.id} submit="Erase this message" />
    </AdminPage>
  );
}
