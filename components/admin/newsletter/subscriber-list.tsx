import { PageLink } from "@/components/layout/page-link";
import { adminPaths } from "@/lib/paths/back-office";
import { formatDate } from "@/lib/text/dates";
import { SubscriberBadge } from "./subscriber-badge";

type Subscriber = Parameters<typeof SubscriberBadge>[0] & {
  id: string;
  email: string;
  createdAt: Date;
};

export function SubscriberList({ subscribers }: { subscribers: Subscriber[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {subscribers.map(({ id, email, status, createdAt }) => (
        <li key={id}>
          <PageLink
            href={adminPaths.subscriber(id)}
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_8rem_9rem]"
          >
            <span className="col-span-2 font-semibold break-all group-hover:underline md:col-span-1">
              {email}
            </span>
            <span>
              <SubscriberBadge status={status} />
            </span>
            <span className="text-right text-sm text-muted tabular-nums">
              {formatDate(createdAt)}
            </span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
