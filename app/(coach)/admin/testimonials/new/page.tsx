import { AdminPage } from "@/components/admin/admin-page";
import { TestimonialForm } from "@/components/admin/testimonial-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";
import { createTestimonialAction } from "../actions";

export const metadata = privateMetadata("New testimonial");

export default async function NewTestimonialPage() {
  await requireCoachPage(paths.adminTestimonial("new"));
  return (
    <AdminPage
      title="New testimonial"
      back={{ href: paths.adminTestimonials, label: "Testimonials" }}
    >
      <TestimonialForm action={createTestimonialAction} />
    </AdminPage>
  );
}
