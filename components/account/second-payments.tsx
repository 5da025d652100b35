import { Notice } from "@/components/ui/notice";

type Props = { payments: { number: number; courseTitle: string; isBack: boolean }[] };

const BACK = "Its money has gone back to your card";
const COMING = "Its money goes back to your card by itself";

export function SecondPayments({ payments }: Props) {
  return payments.map(({ number, courseTitle, isBack }) => (
    <Notice key={number} title={`You paid twice for ${courseTitle}`}>
      <p>{`Order ${number} came second. ${isBack ? BACK : COMING}, and your course stays open.`}</p>
    </Notice>
  ));
}
