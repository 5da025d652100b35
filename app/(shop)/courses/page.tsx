import { CourseGrid } from "@/components/courses/course-grid";
import { ConsultationCall } from "@/components/marketing/consultation-call";
import { PageHero } from "@/components/marketing/page-hero";
import { ButtonLink } from "@/components/ui/button";
import { Container } from "@/components/ui/container";
import { JsonLd } from "@/components/ui/json-ld";
import { listPublishedCourses } from "@/lib/courses/public/queries";
import { courseCursor, courseListQuery } from "@/lib/courses/public/schema";
import { firstValues } from "@/lib/http/request";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { courseList } from "@/lib/site/structured-data";

type Props = PageProps<"/courses">;

const readQuery = async ({ searchParams }: Props) =>
  courseListQuery.parse(firstValues(await searchParams));

export async function generateMetadata(props: Props) {
  const { after } = await readQuery(props);
  return pageMetadata({
    title: "All Courses",
    description:
      "Every course for life, the stage and the platform, to keep and to learn at your own pace.",
    path: after ? paths.moreCourses(courseCursor(after)) : paths.courses,
  });
}

export default async function CoursesPage(props: Props) {
  const query = await readQuery(props);
  const [{ courses, next }, site] = await Promise.all([listPublishedCourses(query), readSite()]);
  return (
    <>
      <JsonLd things={[courseList(courses, site)]} />
      <PageHero
        crumbs={[{ label: "All Courses" }]}
        title="All Courses"
        lead="Buy once, learn at your own pace, keep it for life."
      />
      <Container className="pb-20 md:pb-28">
        {courses.length > 0 ? (
          <>
            <h2 className="sr-only">Courses</h2>
            <CourseGrid courses={courses} eager />
          </>
        ) : (
          <p className="text-lg">The next courses are being made. Please look in again soon.</p>
        )}
        {next && (
          <div className="mt-12 text-center">
            <ButtonLink href={paths.moreCourses(next)}>More courses</ButtonLink>
          </div>
        )}
      </Container>
      <ConsultationCall site={site} />
    </>
  );
}
