import { SitePage, sitePageMetadata } from "@/app/(marketing)/_page";
import { courseCursor, courseListQuery } from "@/lib/courses/public/schema";
import { firstValues } from "@/lib/http/request";
import { paths } from "@/lib/paths/public";

type Props = PageProps<"/courses">;

export async function generateMetadata({ searchParams }: Props) {
  const { after } = courseListQuery.parse(firstValues(await searchParams));
  return sitePageMetadata(
    paths.courses,
    after ? paths.moreCourses(courseCursor(after)) : paths.courses,
  );
}

export default async function CoursesPage({ searchParams }: Props) {
  return <SitePage path={paths.courses} query={firstValues(await searchParams)} />;
}
