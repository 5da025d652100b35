import { NarrowPage } from "@/components/layout/narrow-page";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths/public";

export function CertificateNotFound() {
  return (
    <NarrowPage
      title="Certificate Not Found"
      lead="No certificate with this number is in force. Please check the number: three groups of four letters and digits."
    >
      <ButtonLink href={paths.home} className="self-start">
        Return Home
      </ButtonLink>
    </NarrowPage>
  );
}
