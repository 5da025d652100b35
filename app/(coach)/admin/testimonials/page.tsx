import { AdminSection } from "@/components/admin/admin-page";
import { AuditEntries } from "@/components/admin/audit-entries";
import { EntryListPage } from "@/components/admin/entry-list-page";
import { requireCoachPage } from "@/lib/auth/coach-page";
import { listRemovedTestimonials } from "@/lib/back-office/audit/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { privateMetadata } from "@/lib/site/metadata";
import { listEditedTestimonials } from "@/lib/site/testimonials/queries";
import { moveTestimonialAction } from "./actions";

export const metadata = privateMetadata("Testimonials");

export default async function TestimonialsPage() {
  const { seesMoney } = await requireCoachPage(adminPaths.testimonials);
  const testimonials = await listEditedTestimonials();
  const removed = await listRemovedTestimonials();
  return (
    <EntryListPage
      title="Testimonials"
      create={{ href: adminPaths.testimonial("new"), label: "New testimonial" }}
      entries={testimonials.map(({ id, name, role, onHome, isSample, isDraft }) => ({
        id,
        href: adminPaths.testimonial(id),
        title: name,
        facts: [role, onHome ? "On the home page" : null],
        isSample,
        badge: isDraft ? "Draft" : undefined,
      }))}
      arrange={{ action: moveTestimonialAction }}
      pager={
        removed.length > 0 && (
          <AdminSection title="Removed" lead="What was removed, when and why, as the policy says.">
            <AuditEntries entries={removed} opensLog={seesMoney} />
          </AdminSection>
        )
      }
    />
  );
}
