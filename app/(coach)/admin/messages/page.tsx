import { AdminPage } from "@/components/admin/admin-page";
import { FilterLinks } from "@/components/admin/filter-links";
import { ListSearch } from "@/components/admin/list-search";
import { MessageList } from "@/components/admin/messages/message-list";
import { Pager } from "@/components/admin/pager";
import { Notice } from "@/components/ui/notice";
import { adminPaths } from "@/lib/admin-paths";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listMessages, searchMessages } from "@/lib/contact/queries";
import { type MessageQuery, messageQuery } from "@/lib/contact/schema";
import { privateMetadata } from "@/lib/metadata";
import { firstValues } from "@/lib/request";

export const metadata = privateMetadata("Messages");

export default async function MessagesPage({ searchParams }: PageProps<"/admin/messages">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.messages(given));
  const query = messageQuery.parse(given);
  const { messages, next } = query.q ? await searchMessages(query) : await listMessages(query);
  const kept = keep(query);
  return (
    <AdminPage title="Messages">
      {given.erased && <Notice tone="success">The message is erased.</Notice>}
      <ListSearch
        action={adminPaths.messages()}
        label="Words, a name, or the beginning of an e-mail address"
        q={query.q}
      />
      {!query.q && <States current={query.state} />}
      {messages.length > 0 ? (
        <MessageList messages={messages} />
      ) : (
        <p>{query.q ? `No message has “${query.q}” in it.` : "There is nothing here."}</p>
      )}
      <Pager
        next={next && adminPaths.messages({ ...kept, before: next })}
        first={query.before ? adminPaths.messages(kept) : null}
      />
    </AdminPage>
  );
}

const states = {
  new: "New",
  answered: "Answered",
  archived: "Archived",
  all: "All",
} satisfies Record<MessageQuery["state"], string>;

function States({ current }: { current: MessageQuery["state"] }) {
  return (
    <FilterLinks
      label="State"
      filters={Object.entries(states).map(([state, label]) => ({
        label,
        href: adminPaths.messages(state === "new" ? {} : { state }),
        isCurrent: state === current,
      }))}
    />
  );
}

function keep({ q, state }: MessageQuery): Record<string, string> {
  return { ...(q && { q }), ...(state !== "new" && { state }) };
}
