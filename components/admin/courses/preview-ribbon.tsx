import { Container } from "@/components/ui/container";
import { PageLink } from "@/components/ui/page-link";
import { adminPaths } from "@/lib/paths/back-office";

type Props = { courseId: number; isPublished: boolean };

/** Keeps anybody from mistaking a preview for the live site. */
export function PreviewRibbon({ courseId, isPublished }: Props) {
  return (
    <aside aria-label="Preview" className="border-b border-rule bg-paper-deep">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-sm">
        <p>
          <strong>Preview.</strong>{" "}
          {isPublished
            ? "Buyers see this, except what is marked as a draft."
            : "This course is a draft: visitors cannot see it."}
        </p>
        <nav aria-label="Preview" className="flex flex-wrap gap-x-5">
          <PageLink href={adminPaths.coursePreview(courseId)} className="py-2.5 text-link">
            Its page
          </PageLink>
          <PageLink href={adminPaths.lessonsPreview(courseId)} className="py-2.5 text-link">
            Its lessons
          </PageLink>
          <PageLink href={adminPaths.course(courseId)} className="py-2.5 text-link">
            Back to editing
          </PageLink>
        </nav>
      </Container>
    </aside>
  );
}
