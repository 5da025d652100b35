import { AdminPage } from "@/components/admin/admin-page";
import { ListByState } from "@/components/admin/list-by-state";
import { subscriberStates } from "@/components/admin/newsletter/subscriber-badge";
import { SubscriberList } from "@/components/admin/newsletter/subscriber-list";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { firstValues } from "@/lib/http/request";
import { listSubscribers, searchSubscribers } from "@/lib/newsletter/queries";
import { type SubscriberQuery, subscriberQuery } from "@/lib/newsletter/schema";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";

export const metadata = privateMetadata("Newsletter");

export default async function NewsletterPage({ searchParams }: PageProps<"/admin/newsletter">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.newsletter(given));
  const query = subscriberQuery.parse(given);
  const { page: subscribers, next } = query.q
    ? await searchSubscribers(query)
    : await listSubscribers(query);
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
      <ListByState
        pathOf={adminPaths.newsletter}
        searchLabel="Any part of an e-mail address"
        states={states}
        usual="all"
        query={query}
        next={next}
        isFirst={!query.at && !query.after}
      >
        <SubscriberList
          subscribers={subscribers}
          none={query.q ? `No address matches “${query.q}”.` : "There is nobody here yet."}
        />
      </ListByState>
    </AdminPage>
  );
}

const states = { all: "All", ...subscriberStates } satisfies Record<
  SubscriberQuery["state"],
  string
>;
