import { Container } from "@/components/layout/container";
import { PageHeroSkeleton } from "@/components/marketing/page-hero";
import { TestimonialGridSkeleton } from "@/components/marketing/testimonial-grid";

export default function TestimonialsLoading() {
  return (
    <>
      <PageHeroSkeleton />
      <Container className="pb-20 md:pb-28">
        <TestimonialGridSkeleton />
      </Container>
    </>
  );
}
