import { AdminPage } from "@/components/admin/admin-page";
import { FilterLinks } from "@/components/admin/filter-links";
import { Pager } from "@/components/admin/pager";
import { StuckList } from "@/components/admin/people/stuck-list";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { firstValues } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { listStuck } from "@/lib/people/enrolments/queries";
import { STUCK_DAYS, stuckQuery } from "@/lib/people/schema";
import { privateMetadata } from "@/lib/site/metadata";
import { PeopleViews } from "../_views";

export const metadata = privateMetadata("Who is stuck");

export default async function StuckPage({ searchParams }: PageProps<"/admin/people/stuck">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.stuck(given));
  const query = stuckQuery.parse(given);
  const { people, next } = await listStuck(query);
  const days = { days: query.days };
  return (
    <AdminPage
      title="Who is stuck"
      lead="An open course, not finished, and nothing done for a while. The person who stopped last comes first."
    >
      <div>
        <PeopleViews current="stuck" />
        <FilterLinks
          label="For how long"
          filters={STUCK_DAYS.map((value) => ({
            label: `${value} days`,
            href: adminPaths.stuck({ days: value }),
            isCurrent: value === query.days,
          }))}
        />
      </div>
      <StuckList people={people} none={`Nobody has been stuck for ${query.days} days.`} />
      <Pager
        next={next && adminPaths.stuck({ ...days, ...next })}
        first={query.at ? adminPaths.stuck(days) : null}
      />
    </AdminPage>
  );
}
