import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import type { ClosedCourse } from "@/lib/learning/closed/rules";
import { paths } from "@/lib/paths/public";
import { ClosedCourseNotice } from "./closed-course";

/** `coursePage` is absent for a course that is not on sale, and where Next does not pass the address. */
type Props = { coursePage?: string; closed?: ClosedCourse };

export function LearnNotFound(props: Props) {
  return (
    <CourseNotFound
      text="The course you're looking for doesn't exist or you don't have access to it."
      {...props}
    />
  );
}

export function ContentNotFound(props: Props) {
  return <CourseNotFound text="The requested course content could not be found." {...props} />;
}

/** The same words for an unknown course and for one that was not bought. */
function CourseNotFound({ text, coursePage, closed }: Props & { text: string }) {
  return (
    <NarrowPage title="Course Not Found" lead={text}>
      {closed && <ClosedCourseNotice course={closed} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home} variant="primary">
          Return Home
        </ButtonLink>
        <ButtonLink href={coursePage ?? paths.courses} variant="secondary">
          {coursePage ? "See the course’s page" : "See all courses"}
        </ButtonLink>
      </div>
    </NarrowPage>
  );
}
