import { privacy } from "@/components/marketing/copy/privacy";
import { LegalPage } from "@/components/marketing/legal-page";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";

export const metadata = pageMetadata({
  title: privacy.title,
  description: privacy.introduction,
  path: paths.privacy,
});

export default function PrivacyPage() {
  return <LegalPage {...privacy} />;
}
