import { PageLink } from "@/components/layout/page-link";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths";

/** Ways out of the player; the list of all lessons opens at the current module. */
export function PlayerWays({ course, lessonId }: { course: LearningCourse; lessonId: number }) {
  return (
    <div className="flex flex-wrap gap-x-6 text-sm">
      {course.playerLook === "dedicated" && (
        <PageLink
          href={paths.course(course.slug)}
          className="inline-flex min-h-11 items-center text-link"
        >
          Back to Course
        </PageLink>
      )}
      <PageLink
        href={paths.learn(course.slug, lessonId)}
        className="inline-flex min-h-11 items-center text-link"
      >
        All lessons on one page
      </PageLink>
    </div>
  );
}
