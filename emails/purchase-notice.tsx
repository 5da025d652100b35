import { Heading, Text } from "react-email";
import { Facts } from "./facts";
import { type Framed, MailLayout } from "./layout";
import * as style from "./style";

type PurchaseNoticeProps = {
  courseTitle: string;
  amount: string;
  buyer: string;
  orderNumber: number;
};

export function PurchaseNotice({ site, ...props }: Framed & PurchaseNoticeProps) {
  return (
    <MailLayout
      site={site}
      preview={`${props.buyer} bought ${props.courseTitle} for ${props.amount}.`}
    >
      <Heading style={style.heading}>A course was bought</Heading>
      <Facts
        rows={[
          ["Course", props.courseTitle],
          ["Amount", props.amount],
          ["Buyer", props.buyer],
          ["Order number", String(props.orderNumber)],
        ]}
      />
      <Text style={style.text}>
        The buyer has access and a mail with the way in. There is nothing to do.
      </Text>
    </MailLayout>
  );
}
