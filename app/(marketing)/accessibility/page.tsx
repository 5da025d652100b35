import { LegalScreen, legalMetadata } from "../_legal";

export const generateMetadata = () => legalMetadata("accessibility");

export default function AccessibilityPage() {
  return <LegalScreen kind="accessibility" />;
}
