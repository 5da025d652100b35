import { EditLink } from "@/app/_edit-link";
import { Container } from "@/components/ui/container";
import { PageLink } from "@/components/ui/page-link";
import { findFirstCourse } from "@/lib/courses/public/queries";
import { adminPaths } from "@/lib/paths/back-office";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import { sampleMail } from "./_sample-mail";

export const metadata = privateMetadata("E-mail preview");

const BUTTON = "Start Learning";

/** The mail as buyers get it: as HTML in a frame, and as text-only mail programs show it. */
export default async function EmailPreviewPage() {
  const [{ text }, course] = await Promise.all([sampleMail(), findFirstCourse()]);
  const [before, after] = text.split(BUTTON);
  return (
    <Container className="py-14 md:py-20">
      <EditLink href={adminPaths.mailWords("purchase-confirmation")} />
      <h1 className="text-3xl">E-mail preview</h1>
      <p className="mt-4 max-w-measure text-muted">
        The purchase confirmation with sample data, from the template that is sent.
      </p>
      <iframe
        title="Purchase confirmation"
        src={paths.emailPreviewMail}
        className="mt-8 h-[88rem] w-full sm:h-[63rem] rounded-card border border-rule bg-white"
      />
      <h2 className="mt-14 text-2xl">The same mail as plain text</h2>
      <div className="mt-6 max-w-measure whitespace-pre-wrap wrap-anywhere">
        <span>{before}</span>
        <PageLink
          href={course ? paths.content(course.slug) : paths.courses}
          className="inline-block py-1 text-link"
        >
          {BUTTON}
        </PageLink>
        <span>{after}</span>
      </div>
    </Container>
  );
}
