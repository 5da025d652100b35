import { AdminPage } from "@/components/admin/admin-page";
import { FilterLinks } from "@/components/admin/filter-links";
import { ListSearch } from "@/components/admin/list-search";
import { SubscriberList } from "@/components/admin/newsletter/subscriber-list";
import { Pager } from "@/components/admin/pager";
import { PageLink } from "@/components/layout/page-link";
import { Notice } from "@/components/ui/notice";
import { adminPaths } from "@/lib/admin-paths";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { listSubscribers, searchSubscribers } from "@/lib/newsletter/queries";
import { type SubscriberQuery, subscriberQuery } from "@/lib/newsletter/schema";
import { firstValues } from "@/lib/request";

export const metadata = privateMetadata("Newsletter");

export default async function NewsletterPage({ searchParams }: PageProps<"/admin/newsletter">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.newsletter(given));
  const query = subscriberQuery.parse(given);
  const { subscribers, next } = query.q
    ? await searchSubscribers(query)
    : await listSubscribers(query);
  const kept = keep(query);
  return (
    <AdminPage
      title="Newsletter"
      status={
        <PageLink href={adminPaths.newsletterExport} className="text-link py-2">
          Export as CSV
        </PageLink>
      }
    >
      {given.erased && <Notice tone="success">The subscriber is erased.</Notice>}
      <ListSearch
        action={adminPaths.newsletter()}
        label="Beginning of an e-mail address"
        q={query.q}
      />
      {!query.q && <States current={query.state} />}
      {subscribers.length > 0 ? (
        <SubscriberList subscribers={subscribers} />
      ) : (
        <p>{query.q ? `No address begins with “${query.q}”.` : "There is nobody here yet."}</p>
      )}
      <Pager
        next={next && adminPaths.newsletter({ ...kept, ...next })}
        first={query.at || query.after ? adminPaths.newsletter(kept) : null}
      />
    </AdminPage>
  );
}

const states = {
  all: "All",
  confirmed: "Confirmed",
  pending: "Not confirmed",
  unsubscribed: "Unsubscribed",
} satisfies Record<SubscriberQuery["state"], string>;

function States({ current }: { current: SubscriberQuery["state"] }) {
  return (
    <FilterLinks
      label="State"
      filters={Object.entries(states).map(([state, label]) => ({
        label,
        href: adminPaths.newsletter(state === "all" ? {} : { state }),
        isCurrent: state === current,
      }))}
    />
  );
}

function keep({ q, state }: SubscriberQuery): Record<string, string> {
  return { ...(q && { q }), ...(state !== "all" && { state }) };
}
