import { LegalScreen, legalMetadata } from "../_legal";

export const generateMetadata = () => legalMetadata("terms");

export default function TermsPage() {
  return <LegalScreen kind="terms" />;
}
