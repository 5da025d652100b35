import { LinkRows } from "@/components/admin/link-rows";
import { adminPaths } from "@/lib/paths/back-office";
import { formatDate } from "@/lib/text/dates";
import { MessageBadge, type MessageState } from "./message-badge";

type Message = {
  id: string;
  name: string;
  subject: string;
  state: MessageState;
  createdAt: Date;
};

type Props = { messages: Message[]; none: string };

export function MessageList({ messages, none }: Props) {
  return (
    <LinkRows
      rows={messages}
      hrefOf={({ id }) => adminPaths.message(id)}
      grid="grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 md:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_6rem_9rem]"
      none={none}
    >
      {({ name, subject, state, createdAt }) => (
        <>
          <span className="col-start-1 row-start-2 text-muted md:col-auto md:row-auto">{name}</span>
          <span className="col-span-2 row-start-1 font-semibold group-hover:underline md:col-span-1 md:row-auto">
            {subject}
          </span>
          <span className="col-start-2 row-start-2 text-right md:col-auto md:row-auto md:text-left">
            <MessageBadge state={state} />
          </span>
          <span className="row-start-3 text-sm text-muted tabular-nums md:row-auto md:text-right">
            {formatDate(createdAt)}
          </span>
        </>
      )}
    </LinkRows>
  );
}
