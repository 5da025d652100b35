import { CourseLink } from "@/components/learning/course-link";
import { HeaderLink } from "@/components/learning/header-link";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";

export function PlayerLinks({ course, lessonId }: { course: LearningCourse; lessonId: number }) {
  return (
    <div className="flex flex-wrap gap-x-6 text-sm">
      {course.playerLook === "dedicated" && <CourseLink course={course}>Back to Course</CourseLink>}
      <HeaderLink href={paths.learn(course.slug, lessonId)}>All lessons on one page</HeaderLink>
    </div>
  );
}
