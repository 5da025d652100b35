import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";

/** The course's page for visitors. There is none for what is not on sale, or where Next tells no address. */
type Props = { coursePage?: string };

export function LearnNotFound({ coursePage }: Props) {
  return (
    <CourseNotFound
      text="The course you're looking for doesn't exist or you don't have access to it."
      coursePage={coursePage}
    />
  );
}

export function ContentNotFound({ coursePage }: Props) {
  return (
    <CourseNotFound
      text="The requested course content could not be found."
      coursePage={coursePage}
    />
  );
}

/** The same words for an unknown course and for one that was not bought. */
function CourseNotFound({ text, coursePage }: Props & { text: string }) {
  return (
    <NarrowPage title="Course Not Found" lead={text}>
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
