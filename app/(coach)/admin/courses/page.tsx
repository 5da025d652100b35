import { EntryListPage } from "@/components/admin/entry-list-page";
import { ListSearch } from "@/components/admin/list-search";
import { Pager } from "@/components/admin/pager";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listEditedCourses, MAX_FOUND, searchEditedCourses } from "@/lib/courses/editing/queries";
import { editedCoursesQuery } from "@/lib/courses/editing/schema";
import { firstValues } from "@/lib/http/request";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { formatPence } from "@/lib/text/money";
import { moveCourseAction } from "./actions";

export const metadata = privateMetadata("Courses");

export default async function CoursesPage({ searchParams }: PageProps<"/admin/courses">) {
  const given = firstValues(await searchParams);
  await requireCoachPage(adminPaths.courses(given));
  const { q, after } = editedCoursesQuery.parse(given);
  const { courses, next, ...beyond } = q
    ? { courses: await searchEditedCourses(q), next: null }
    : await listEditedCourses({ after });
  const isPart = Boolean(q || after || next);
  return (
    <EntryListPage
      title="Courses"
      create={{ href: adminPaths.newCourse, label: "New course" }}
      beside={{ href: adminPaths.categories, label: "Categories" }}
      entries={courses.map(({ id, title, pricePence, category, publishedAt }) => ({
        id,
        href: adminPaths.course(id),
        title,
        facts: [formatPence(pricePence), category.name],
        badge: publishedAt ? undefined : "Draft",
      }))}
      arrange={q ? null : { action: moveCourseAction, ...beyond }}
      none={isPart ? "None was found." : undefined}
      search={
        isPart && (
          <ListSearch
            action={adminPaths.courses()}
            label="Any part of a title"
            hint={`It finds ${MAX_FOUND} courses at most: more letters find others.`}
            q={q}
          />
        )
      }
      pager={
        <Pager
          next={next && adminPaths.courses({ after: next })}
          first={after || q ? adminPaths.courses() : null}
        />
      }
    />
  );
}
