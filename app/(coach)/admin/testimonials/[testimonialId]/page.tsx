import { notFound } from "next/navigation";
import { AdminPage } from "@/components/admin/admin-page";
import { DeleteForm } from "@/components/admin/delete-form";
import { TestimonialForm } from "@/components/admin/testimonial-form";
import { requireCoachPageOf } from "@/lib/auth/coach-page";
import { listCourseTitles } from "@/lib/courses/editing/queries";
import { idTextField } from "@/lib/forms/fields";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { findEditedTestimonial, toTestimonialForm } from "@/lib/site/testimonials/queries";
import { deleteTestimonialAction, updateTestimonialAction } from "../actions";

export const metadata = privateMetadata("Testimonial");

export default async function TestimonialPage({
  params,
}: PageProps<"/admin/testimonials/[testimonialId]">) {
  const named = idTextField.safeParse((await params).testimonialId);
  const [id] = await requireCoachPageOf(named, adminPaths.testimonial);
  const testimonial = (await findEditedTestimonial(id)) ?? notFound();
  return (
    <AdminPage
      title={testimonial.name}
      back={{ href: adminPaths.testimonials, label: "Testimonials" }}
    >
      <TestimonialForm
        id={testimonial.id}
        saved={toTestimonialForm(testimonial)}
        courses={await listCourseTitles()}
        action={updateTestimonialAction}
      />
      <DeleteForm
        id={testimonial.id}
        label="Delete the testimonial"
        action={deleteTestimonialAction}
        asksReason
      />
    </AdminPage>
  );
}
