import { ContactCall } from "@/components/marketing/contact-call";
import { PageHero } from "@/components/marketing/page-hero";
import { TestimonialGrid } from "@/components/marketing/testimonial-grid";
import { Container } from "@/components/ui/container";
import { paths } from "@/lib/paths/public";
import { pageMetadata } from "@/lib/site/metadata";
import { listTestimonials } from "@/lib/site/testimonials/queries";

const title = "Client Testimonials";
const lead =
  "What dancers, speakers, athletes and people with ordinary Mondays took away with them.";

export const generateMetadata = () =>
  pageMetadata({ title, description: lead, path: paths.testimonials });

export default async function TestimonialsPage() {
  const testimonials = await listTestimonials();
  return (
    <>
      <PageHero crumbs={[{ label: title }]} title={title} lead={lead} />
      <Container className="pb-14 md:pb-20">
        {testimonials.length > 0 ? (
          <TestimonialGrid testimonials={testimonials} />
        ) : (
          <p className="text-lg">
            The first words of clients will be here soon. Perhaps yours will be among them.
          </p>
        )}
      </Container>
      <ContactCall
        title="Ready to Transform Your Performance?"
        action={{ label: "Get Started Today", href: paths.contact }}
        second={{ label: "View Courses", href: paths.courses }}
      />
    </>
  );
}
