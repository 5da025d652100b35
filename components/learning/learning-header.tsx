import { CourseArtwork } from "@/components/ui/course-artwork";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { CourseLink } from "./course-link";
import { HeaderLink } from "./header-link";

/** On a phone it leaves room for the first film. */
export function LearningHeader({ course }: { course: LearningCourse }) {
  return (
    <header className="grid grid-cols-1 gap-x-8 md:grid-cols-[minmax(0,1fr)_12rem] md:grid-rows-[auto_1fr]">
      <div className="flex flex-wrap gap-x-6 self-center text-sm">
        <CourseLink course={course}>Back to course</CourseLink>
        <HeaderLink href={paths.content(course.slug)}>One module at a time</HeaderLink>
      </div>
      <div className="self-start overflow-hidden rounded-control handheld:hidden md:row-span-2">
        <CourseArtwork imageUrl={course.imageUrl} eager />
      </div>
      <h1 className="text-4xl handheld:text-2xl md:mt-6">{course.title}</h1>
      <p className="mt-4 max-w-measure text-lg text-muted handheld:mt-1 not-print:handheld:line-clamp-2 handheld:text-base">
        {course.description}
      </p>
    </header>
  );
}
