import { AdminPage } from "@/components/admin/admin-page";
import { TestimonialForm } from "@/components/admin/testimonial-form";
import { adminPaths } from "@/lib/admin-paths";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { privateMetadata } from "@/lib/metadata";
import { createTestimonialAction } from "../actions";

export const metadata = privateMetadata("New testimonial");

export default async function NewTestimonialPage() {
  await requireCoachPage(adminPaths.testimonial("new"));
  return (
    <AdminPage
      title="New testimonial"
      back={{ href: adminPaths.testimonials, label: "Testimonials" }}
    >
      <TestimonialForm action={createTestimonialAction} />
    </AdminPage>
  );
}
