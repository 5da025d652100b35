import { LegalScreen, legalMetadata } from "../_legal";

export const generateMetadata = () => legalMetadata("refunds");

export default function RefundsPage() {
  return <LegalScreen kind="refunds" />;
}
