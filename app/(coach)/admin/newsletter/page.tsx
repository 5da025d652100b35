import { AdminPage } from "@/components/admin/admin-page";
import { FilterLinks } from "@/components/admin/filter-links";
import { ListSearch } from "@/components/admin/list-search";
import { SubscriberList } from "@/components/admin/newsletter/subscriber-list";
import { Pager } from "@/components/admin/pager";
import { PageLink } from "@/components/layout/page-link";
import { Notice } from "@/components/ui/notice";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { listSubscribers, searchSubscribers } from "@/lib/newsletter/queries";
import { type SubscriberQuery, subscriberQuery } from "@/lib/newsletter/schema";
import { paths } from "@/lib/paths";
import { firstValues } from "@/lib/request";

export const metadata = privateMetadata("Newsletter");

export default async function NewsletterPage({ searchParams }: PageProps<"/admin/newsletter">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(paths.adminNewsletter(given));
  const query = subscriberQuery.parse(given);
  const { subscribers, next } = query.q
    ? await searchSubscribers(query)
    : await listSubscribers(query);
  const kept = keep(query);
  return (
    <AdminPage
      title="Newsletter"
      status={
        <PageLink href={paths.adminNewsletterExport} className="text-link py-2">
          Export as CSV
        </PageLink>
      }
    >
      {given.erased && <Notice tone="success">The subscriber is erased.</Notice>}
      <ListSearch
        action={paths.adminNewsletter()}
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
        next={next && paths.adminNewsletter({ ...kept, ...next })}
        first={query.at || query.after ? paths.adminNewsletter(kept) : null}
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
        href: paths.adminNewsletter(state === "all" ? {} : { state }),
        isCurrent: state === current,
      }))}
    />
  );
}

function keep({ q, state }: SubscriberQuery): Record<string, string> {
  return { ...(q && { q }), ...(state !== "all" && { state }) };
}
