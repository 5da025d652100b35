import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";

/** `courseSlug` is known wherever the gate answers; Next gives its own not-found page no part of the address. */
type Props = { courseSlug?: string };

export function LearnNotFound({ courseSlug }: Props) {
  return (
    <CourseNotFound
      text="The course you're looking for doesn't exist or you don't have access to it."
      courseSlug={courseSlug}
    />
  );
}

export function ContentNotFound({ courseSlug }: Props) {
  return (
    <CourseNotFound
      text="The requested course content could not be found."
      courseSlug={courseSlug}
    />
  );
}

/** The same words for an unknown course and for one that was not bought. */
function CourseNotFound({ text, courseSlug }: Props & { text: string }) {
  return (
    <NarrowPage title="Course Not Found" lead={text}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.home} variant="primary">
          Return Home
        </ButtonLink>
        {courseSlug && (
          <ButtonLink href={paths.course(courseSlug)} variant="secondary">
            See the course’s page
          </ButtonLink>
        )}
      </div>
    </NarrowPage>
  );
}
