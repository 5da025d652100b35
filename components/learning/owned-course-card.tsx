import { CourseArtwork } from "@/components/ui/course-artwork";
import { PageLink } from "@/components/ui/page-link";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { OwnedCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";

type Props = {
  course: OwnedCourse;
  /** Visible without scrolling, so its picture loads at once. */
  eager: boolean;
};

export function OwnedCourseCard({ course, eager }: Props) {
  return (
    <article className="sheet relative flex h-full flex-col overflow-hidden rounded-card shadow-card">
      <CourseArtwork imageUrl={course.imageUrl} eager={eager} />
      <div className="flex grow flex-col gap-4 p-6">
        <h2 className="text-xl">{course.title}</h2>
        <div className="mt-auto flex flex-col gap-2">
          <ProgressBar label={`Progress in ${course.title}`} value={course.percentage} />
          <p className="text-sm text-muted tabular-nums">{`${course.percentage}% complete`}</p>
        </div>
        <PageLink
          href={paths.learn(course.slug, course.nextLessonId ?? undefined)}
          className="font-semibold underline underline-offset-4 after:absolute after:inset-0"
        >
          Continue<span className="sr-only"> {course.title}</span>
        </PageLink>
      </div>
    </article>
  );
}
