import { AdminPage } from "@/components/admin/admin-page";
import { ListByState } from "@/components/admin/list-by-state";
import { messageStates } from "@/components/admin/messages/message-badge";
import { MessageList } from "@/components/admin/messages/message-list";
import { Notice } from "@/components/ui/notice";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listMessages, searchMessages } from "@/lib/contact/queries";
import { type MessageQuery, messageQuery } from "@/lib/contact/schema";
import { firstValues } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Messages");

export default async function MessagesPage({ searchParams }: PageProps<"/admin/messages">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.messages(given));
  const query = messageQuery.parse(given);
  const { page: messages, next } = query.q
    ? await searchMessages(query)
    : await listMessages(query);
  return (
    <AdminPage title="Messages">
      {given.erased && <Notice tone="success">The message is erased.</Notice>}
      <ListByState
        pathOf={adminPaths.messages}
        searchLabel="Words of a message, or any part of a name, an e-mail address or a subject"
        states={states}
        usual="new"
        query={query}
        next={next === null ? null : { before: next }}
        isFirst={!query.before}
      >
        <MessageList
          messages={messages}
          none={query.q ? `No message matches “${query.q}”.` : "There is nothing here."}
        />
      </ListByState>
    </AdminPage>
  );
}

const states = { ...messageStates, all: "All" } satisfies Record<MessageQuery["state"], string>;
