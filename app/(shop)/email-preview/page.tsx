import { Container } from "@/components/layout/container";
import { privateMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";

export const metadata = privateMetadata("E-mail preview");

/** The mail as buyers get it, with the template's own sample data, in a frame of its own. */
export default function EmailPreviewPage() {
  return (
    <Container className="py-14 md:py-20">
      <h1 className="text-3xl">E-mail preview</h1>
      <p className="mt-4 max-w-measure text-muted">
        The purchase confirmation with sample data, from the template that is sent.
      </p>
      <iframe
        title="Purchase confirmation"
        src={paths.emailPreviewMail}
        className="mt-8 h-[72rem] w-full sm:h-[58rem] rounded-card border border-rule bg-white"
      />
    </Container>
  );
}
