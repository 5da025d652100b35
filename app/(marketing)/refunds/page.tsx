import { refunds } from "@/components/marketing/copy/refunds";
import { LegalPage } from "@/components/marketing/legal-page";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/paths";

export const metadata = pageMetadata({
  title: refunds.title,
  description: refunds.introduction,
  path: paths.refunds,
});

export default function RefundsPage() {
  return <LegalPage {...refunds} />;
}
