import { EntryListPage } from "@/components/admin/entry-list-page";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { listEditedTestimonials } from "@/lib/testimonials/queries";
import { moveTestimonialAction } from "./actions";

export const metadata = privateMetadata("Testimonials");

export default async function TestimonialsPage() {
  await requireCoachPage(paths.adminTestimonials);
  const testimonials = await listEditedTestimonials();
  return (
    <EntryListPage
      title="Testimonials"
      create={{ href: paths.adminTestimonial("new"), label: "New testimonial" }}
      entries={testimonials.map(({ id, name, role, onHome, isSample }) => ({
        id,
        href: paths.adminTestimonial(id),
        title: name,
        facts: [role, onHome ? "On the home page" : null],
        isSample,
      }))}
      move={moveTestimonialAction}
    />
  );
}
