import { Skeleton, SkeletonList } from "../ui/skeleton";
import type { Quote } from "./copy/types";
import { TestimonialCard } from "./testimonial-card";

const columns = "gap-6 sm:columns-2 lg:columns-3 lg:gap-8";

export function TestimonialGrid({ testimonials }: { testimonials: Quote[] }) {
  return (
    <ul className={columns}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.name} className="mb-6 break-inside-avoid lg:mb-8">
          <TestimonialCard {...testimonial} />
        </li>
      ))}
    </ul>
  );
}

export function TestimonialGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <SkeletonList label="Loading testimonials" count={count} className={columns}>
      <div className="sheet mb-6 break-inside-avoid rounded-card p-8 shadow-card lg:mb-8">
        <Skeleton className="h-32 w-full" />
        <div className="mt-6 flex items-center gap-3.5">
          <Skeleton className="size-11 rounded-full" />
          <Skeleton className="h-9 w-40" />
        </div>
      </div>
    </SkeletonList>
  );
}
