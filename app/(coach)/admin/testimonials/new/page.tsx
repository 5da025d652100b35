import { AdminPage } from "@/components/admin/admin-page";
import { TestimonialForm } from "@/components/admin/testimonial-form";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listCourseTitles } from "@/lib/courses/editing/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { createTestimonialAction } from "../actions";

export const metadata = privateMetadata("New testimonial");

export default async function NewTestimonialPage() {
  await requireCoachPage(adminPaths.testimonial("new"));
  return (
    <AdminPage
      title="New testimonial"
      back={{ href: adminPaths.testimonials, label: "Testimonials" }}
    >
      <TestimonialForm courses={await listCourseTitles()} action={createTestimonialAction} />
    </AdminPage>
  );
}
