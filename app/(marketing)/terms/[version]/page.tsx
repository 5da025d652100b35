import { LegalVersionScreen, legalVersionMetadata } from "../../_legal-version";

type Props = PageProps<"/terms/[version]">;

export const generateMetadata = ({ params }: Props) =>
  legalVersionMetadata({ kind: "terms", params });

export default function TermsVersionPage({ params }: Props) {
  return <LegalVersionScreen kind="terms" params={params} />;
}
