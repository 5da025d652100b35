import { LegalScreen, legalMetadata } from "../_legal";

export const generateMetadata = () => legalMetadata("privacy");

export default function PrivacyPage() {
  return <LegalScreen kind="privacy" />;
}
