import { LegalVersionScreen, legalVersionMetadata } from "../../_legal-version";

type Props = PageProps<"/refunds/[version]">;

export const generateMetadata = ({ params }: Props) =>
  legalVersionMetadata({ kind: "refunds", params });

export default function RefundRulesVersionPage({ params }: Props) {
  return <LegalVersionScreen kind="refunds" params={params} />;
}
