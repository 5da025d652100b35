import { terms } from "@/components/marketing/copy/terms";
import { LegalPage } from "@/components/marketing/legal-page";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";

export const metadata = pageMetadata({
  title: terms.title,
  description: terms.introduction,
  path: paths.terms,
});

export default function TermsPage() {
  return <LegalPage {...terms} />;
}
