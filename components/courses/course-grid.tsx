import type { CourseCardDto } from "@/lib/courses/schema";
import { SkeletonRegion } from "../ui/skeleton";
import { CourseCard, type FeaturedBadge } from "./course-card";
import { CourseCardSkeleton } from "./course-card-skeleton";

export function CourseGrid({
  courses,
  featuredBadge,
}: {
  courses: CourseCardDto[];
  featuredBadge?: FeaturedBadge;
}) {
  return (
    <ul className={columns}>
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} featuredBadge={featuredBadge} />
        </li>
      ))}
    </ul>
  );
}

const columns = "grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8";

export function CourseGridSkeleton({ count = 3 }: { count?: number }) {
  return (
    <SkeletonRegion label="Loading courses">
      <div className={columns}>
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <CourseCardSkeleton key={index} />
        ))}
      </div>
    </SkeletonRegion>
  );
}
