import { LegalScreen, legalMetadata } from "../_legal";

export const generateMetadata = () => legalMetadata("reviews");

export default function ReviewsPage() {
  return <LegalScreen kind="reviews" />;
}
