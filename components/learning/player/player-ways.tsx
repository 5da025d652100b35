import { CourseWay } from "@/components/learning/course-way";
import { WayLink } from "@/components/learning/way-link";
import type { LearningCourse } from "@/lib/learning/schema";
import { paths } from "@/lib/paths/public";

export function PlayerWays({ course, lessonId }: { course: LearningCourse; lessonId: number }) {
  return (
    <div className="flex flex-wrap gap-x-6 text-sm">
      {course.playerLook === "dedicated" && <CourseWay course={course}>Back to Course</CourseWay>}
      <WayLink href={paths.learn(course.slug, lessonId)}>All lessons on one page</WayLink>
    </div>
  );
}
