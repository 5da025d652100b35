import { continueWords } from "@/components/courses/owner-parts";
import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import type { OwnedCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";

export function AlreadyOwned({ slug, percentage, nextLessonId }: OwnedCourse) {
  return (
    <NarrowPage
      title="There is nothing to pay"
      lead="You already own this course, and it is open to you."
    >
      <ButtonLink
        href={paths.learn(slug, nextLessonId ?? undefined)}
        variant="primary"
        className="sm:self-start"
      >
        {continueWords({ percentage })}
      </ButtonLink>
    </NarrowPage>
  );
}
