import type { CourseCardDto } from "@/lib/courses/schema";
import { SkeletonList } from "../ui/skeleton";
import { CourseCard, type FeaturedBadge } from "./course-card";
import { CourseCardSkeleton } from "./course-card-skeleton";

const columns = "grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8";

export function CourseGrid({
  courses,
  featuredBadge,
  eager,
}: {
  courses: CourseCardDto[];
  featuredBadge?: FeaturedBadge;
  /** For a grid at the top of its page: its pictures don't wait to be scrolled to. */
  eager?: boolean;
}) {
  return (
    <ul className={columns}>
      {courses.map((course) => (
        <li key={course.id} className="lg:only:col-span-3">
          <CourseCard course={course} featuredBadge={featuredBadge} eager={eager} />
        </li>
      ))}
    </ul>
  );
}

export function CourseGridSkeleton({ count = 3 }: { count?: number }) {
  return (
    <SkeletonList label="Loading courses" count={count} className={columns}>
      <CourseCardSkeleton />
    </SkeletonList>
  );
}
