import { AdminPage } from "@/components/admin/admin-page";
import { ListSearch } from "@/components/admin/list-search";
import { Pager } from "@/components/admin/pager";
import { PersonList } from "@/components/admin/people/person-list";
import { Notice } from "@/components/ui/notice";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { firstValues } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { listPeople, searchPeople } from "@/lib/people/queries";
import { peopleQuery } from "@/lib/people/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { PeopleViews } from "./_views";

export const metadata = privateMetadata("People");

export default async function PeoplePage({ searchParams }: PageProps<"/admin/people">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.people(given));
  const query = peopleQuery.parse(given);
  const kept: Record<string, string> = query.q ? { q: query.q } : {};
  const { people, next } = query.q ? await searchPeople(query) : await listPeople(query);
  return (
    <AdminPage title="People">
      {given.erased && <Notice tone="success">The person is erased. Their sales stay.</Notice>}
      <PeopleViews current="all" />
      <ListSearch
        action={adminPaths.people()}
        label="Any part of a name, a company, an e-mail address, an order’s number or a payment’s id"
        q={query.q}
      />
      <PersonList
        people={people}
        none={query.q ? `Nobody was found by “${query.q}”.` : "There is nobody yet."}
      />
      <Pager
        next={next && adminPaths.people({ ...kept, ...next })}
        first={query.before ? adminPaths.people(kept) : null}
      />
    </AdminPage>
  );
}
