import { LinkRows } from "@/components/admin/link-rows";
import { adminPaths } from "@/lib/paths/back-office";
import { formatDate } from "@/lib/text/dates";
import { SubscriberBadge } from "./subscriber-badge";

type Subscriber = Parameters<typeof SubscriberBadge>[0] & {
  id: string;
  email: string;
  createdAt: Date;
};

type Props = { subscribers: Subscriber[]; none: string };

export function SubscriberList({ subscribers, none }: Props) {
  return (
    <LinkRows
      rows={subscribers}
      hrefOf={({ id }) => adminPaths.subscriber(id)}
      grid="grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 md:grid-cols-[minmax(0,1fr)_8rem_9rem]"
      none={none}
    >
      {({ email, status, createdAt }) => (
        <>
          <span className="col-span-2 font-semibold group-hover:underline md:col-span-1">
            {email}
          </span>
          <span>
            <SubscriberBadge status={status} />
          </span>
          <span className="text-right text-sm text-muted tabular-nums">
            {formatDate(createdAt)}
          </span>
        </>
      )}
    </LinkRows>
  );
}
