import { home } from "@/components/marketing/copy/home";
import { TestimonialSlider } from "@/components/marketing/testimonial-slider";
import { ButtonLink } from "@/components/ui/button";
import { Section, SectionHeading } from "@/components/ui/section";
import { paths } from "@/lib/paths/public";
import { listHomeTestimonials } from "@/lib/site/testimonials/queries";

export async function TestimonialsSection() {
  const testimonials = await listHomeTestimonials();
  if (testimonials.length === 0) return null;
  return (
    <Section labelledBy="testimonials-title">
      <SectionHeading
        id="testimonials-title"
        {...home.testimonials}
        action={<ButtonLink href={paths.testimonials}>View More Testimonials</ButtonLink>}
      />
      <TestimonialSlider testimonials={testimonials} />
    </Section>
  );
}
