import { courseGridColumns } from "@/components/ui/skeletons/course-grid-skeleton";
import type { CourseCardDto } from "@/lib/courses/public/schema";
import { type CardBadges, CourseCard } from "./course-card";

type Props = {
  courses: CourseCardDto[];
  badges: CardBadges;
  /** For a grid at the top of its page, whose pictures load at once. */
  eager?: boolean;
};

export function CourseGrid({ courses, badges, eager }: Props) {
  return (
    <ul className={courseGridColumns}>
      {courses.map((course) => (
        <li key={course.id} className="sm:max-lg:last:odd:col-span-2 lg:only:col-span-3">
          <CourseCard course={course} badges={badges} eager={eager} />
        </li>
      ))}
    </ul>
  );
}
