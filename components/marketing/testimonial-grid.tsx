import type { Quote } from "./copy/types";
import { TestimonialCard } from "./testimonial-card";
import { testimonialGridColumns } from "./testimonial-grid-skeleton";

export function TestimonialGrid({ testimonials }: { testimonials: Quote[] }) {
  return (
    <ul className={testimonialGridColumns}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.name} className="mb-6 break-inside-avoid lg:mb-8">
          <TestimonialCard {...testimonial} />
        </li>
      ))}
    </ul>
  );
}
