import { CourseArtwork } from "@/components/ui/course-artwork";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";
import { CourseLink } from "./course-link";
import { HeaderLink } from "./header-link";

/** On a phone the picture is beside the link back, where it takes no room from the title. */
export function LearningHeader({ course }: { course: LearningCourse }) {
  return (
    <header className="grid grid-cols-[minmax(0,3fr)_minmax(0,1fr)] gap-x-8 md:grid-cols-[minmax(0,1fr)_12rem] md:grid-rows-[auto_1fr]">
      <div className="flex flex-wrap gap-x-6 self-center text-sm">
        <CourseLink course={course}>Back to course</CourseLink>
        <HeaderLink href={paths.content(course.slug)}>One module at a time</HeaderLink>
      </div>
      <div className="self-start overflow-hidden rounded-control md:row-span-2">
        <CourseArtwork imageUrl={course.imageUrl} eager />
      </div>
      <h1 className="col-span-2 mt-4 text-4xl md:col-span-1 md:mt-6">{course.title}</h1>
      <p className="col-span-2 mt-4 max-w-measure text-lg text-muted">{course.description}</p>
    </header>
  );
}
