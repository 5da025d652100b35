import { Button, Heading, Text } from "react-email";
import { Facts } from "./facts";
import { type Framed, MailLayout } from "./layout";
import * as style from "./style";

type PurchaseConfirmationProps = {
  courseTitle: string;
  /** Formatted, for example "£49.99". */
  amount: string;
  /** Formatted, for example "21 November 2026". */
  date: string;
  orderNumber: number;
  /** The wording that the buyer agreed to. */
  consent: string;
  startUrl: string;
};

export function PurchaseConfirmation({ site, ...props }: Framed & PurchaseConfirmationProps) {
  return (
    <MailLayout site={site} preview={`${props.courseTitle} is yours. Here is your way in.`}>
      <Heading style={style.heading}>Thank you for your purchase!</Heading>
      <Text style={style.text}>
        <strong>{props.courseTitle}</strong> is yours. Press the button whenever you are ready.
      </Text>
      <Text style={style.text}>
        <Button href={props.startUrl} style={style.button}>
          Start Learning
        </Button>
      </Text>
      <Facts
        rows={[
          ["Course", props.courseTitle],
          ["Amount paid", `${props.amount}, VAT included`],
          ["Purchase date", props.date],
          ["Order number", String(props.orderNumber)],
        ]}
      />
      <Text style={style.text}>
        • Lifetime access: the course has no end date.
        <br />• Learn at your own pace, on any device.
        <br />• Your place is kept: go on where you stopped.
      </Text>
      <Text style={style.text}>
        The button signs you in once, within a day. After that it opens the sign-in page with your
        address filled in, and we mail you a new link.
      </Text>
      <Text style={{ ...style.small, margin: "0 0 16px" }}>
        When you paid, you agreed: “{props.consent}”
      </Text>
      <Text style={style.text}>
        Enjoy the work,
        <br />
        {site.brand.signature}
      </Text>
    </MailLayout>
  );
}

PurchaseConfirmation.PreviewProps = {
  courseTitle: "The Journey to Self-Discovery",
  amount: "£49.99",
  date: "21 November 2026",
  orderNumber: 1001,
  consent: "I want access straight away.",
  startUrl: "https://example.com/content/the-journey-to-self-discovery",
} satisfies PurchaseConfirmationProps;
