import { Notice } from "@/components/ui/notice";

type Props = { payments: { number: number; courseTitle: string; isBack: boolean }[] };

export function SecondPayments({ payments }: Props) {
  return payments.map(({ number, courseTitle, isBack }) => (
    <Notice key={number} title={`You paid twice for ${courseTitle}`}>
      <p>
        Order {number} came second. Its money{" "}
        {isBack ? "has gone back to your card" : "goes back to your card by itself"}, and your
        course stays open.
      </p>
    </Notice>
  ));
}
