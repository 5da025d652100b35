import { testimonialGridColumns } from "@/components/ui/skeletons/testimonial-grid-skeleton";
import type { TestimonialDto } from "@/lib/site/testimonials/schema";
import { TestimonialCard } from "./testimonial-card";

export function TestimonialGrid({ testimonials }: { testimonials: TestimonialDto[] }) {
  return (
    <ul className={testimonialGridColumns}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id} className="mb-6 break-inside-avoid lg:mb-8">
          <TestimonialCard {...testimonial} />
        </li>
      ))}
    </ul>
  );
}
