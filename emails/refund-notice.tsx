import { Heading, Text } from "react-email";
import { Facts } from "./facts";
import { type Framed, MailLayout } from "./layout";
import * as style from "./style";

type RefundNoticeProps = {
  courseTitle: string;
  refunded: string;
  /** What went back this time; a mail that an older version queued does not say. */
  thisRefund?: string;
  orderNumber: number;
  reason: "refunded" | "already-owned";
  isFull: boolean;
  /** A full refund ends the access that this order gave; the buyer may have access by other means. */
  accessEnded: boolean;
};

export function RefundNotice({ site, ...props }: Framed & RefundNoticeProps) {
  const { refunded, thisRefund = refunded } = props;
  return (
    <MailLayout site={site} preview={`${thisRefund} is on its way back to you.`}>
      <Heading style={style.heading}>Your refund</Heading>
      <Text style={style.text}>{explain(props)}</Text>
      <Facts
        rows={[
          ["Course", props.courseTitle],
          ...sums(thisRefund, refunded),
          ["Order number", String(props.orderNumber)],
        ]}
      />
      <Text style={style.text}>
        The money is back on your card within five to ten days, depending on your bank.
      </Text>
    </MailLayout>
  );
}

/** A first refund is all that was refunded so far: one line tells both. */
function sums(thisRefund: string, refunded: string): [name: string, value: string][] {
  const soFar: [string, string] = ["Refunded so far", refunded];
  return thisRefund === refunded ? [soFar] : [["This refund", thisRefund], soFar];
}

function explain({ reason, isFull, accessEnded }: RefundNoticeProps): string {
  if (reason === "already-owned") {
    return "You own this course already, so this second payment goes straight back to you. Your access stays as it was.";
  }
  const refunded = isFull ? "your purchase in full" : "a part of your purchase";
  return accessEnded
    ? `We have refunded ${refunded}. With it, your access to the course has ended.`
    : `We have refunded ${refunded}. Your access to the course stays as it was.`;
}
