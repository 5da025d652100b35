import { AdminPage } from "@/components/admin/admin-page";
import { ArrangeList } from "@/components/admin/arrange-list";
import { EntryRow } from "@/components/admin/entry-row";
import { ButtonLink } from "@/components/ui/button";
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
    <AdminPage title="Testimonials">
      <ButtonLink href={paths.adminTestimonial("new")} variant="primary" className="self-start">
        New testimonial
      </ButtonLink>
      {testimonials.length === 0 && <p>There is none yet.</p>}
      <ArrangeList
        label="Testimonials, in the order of the site"
        action={moveTestimonialAction}
        items={testimonials.map((row) => ({
          id: row.id,
          name: row.name,
          row: (
            <EntryRow
              href={paths.adminTestimonial(row.id)}
              title={row.name}
              facts={[row.role, row.onHome ? "On the home page" : null]}
              isSample={row.isSample}
            />
          ),
        }))}
      />
    </AdminPage>
  );
}
