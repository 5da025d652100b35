import { Heading, Link, Section, Text } from "react-email";
import { Facts } from "./facts";
import { type Framed, MailLayout } from "./layout";
import { MailButton } from "./mail-button";
import * as style from "./style";
import { EnjoyTheWork, HowItLasts } from "./way-in";

type PurchaseConfirmationProps = {
  courseTitle: string;
  /** Formatted, for example "£49.99". */
  amount: string;
  /** Formatted, for example "21 November 2026". */
  date: string;
  orderNumber: number;
  /** The wording that the buyer agreed to; null where the order was rebuilt from its payment. */
  consent: string | null;
  startUrl: string;
  /** The wording under which the sale was made. */
  termsUrl: string;
  refundsUrl: string;
};

const benefits = [
  "Lifetime access: the course has no end date.",
  "Learn at your own pace, on any device.",
  "Your place is kept: go on where you stopped.",
];

export function PurchaseConfirmation({ site, ...props }: Framed & PurchaseConfirmationProps) {
  return (
    <MailLayout site={site} preview={`${props.courseTitle} is yours. Here is your way in.`}>
      <Heading style={style.heading}>Thank you for your purchase!</Heading>
      <Text style={style.text}>
        <strong>{props.courseTitle}</strong> is yours. Press the button whenever you are ready.
      </Text>
      <MailButton href={props.startUrl}>Start Learning</MailButton>
      <Facts
        rows={[
          ["Course", props.courseTitle],
          ["Amount paid", `${props.amount}, VAT included`],
          ["Purchase date", props.date],
          ["Order number", String(props.orderNumber)],
        ]}
      />
      <Section style={{ margin: "0 0 16px" }}>
        {benefits.map((line) => (
          <Text key={line} style={style.point}>
            • {line}
          </Text>
        ))}
      </Section>
      <HowItLasts />
      {props.consent && (
        <Text style={{ ...style.small, margin: "0 0 16px" }}>
          When you paid, you agreed: “{props.consent}”
        </Text>
      )}
      <Text style={{ ...style.small, margin: "0 0 16px" }}>
        Your purchase is under our{" "}
        <Link href={props.termsUrl} style={style.link}>
          terms of sale
        </Link>{" "}
        and{" "}
        <Link href={props.refundsUrl} style={style.link}>
          refund rules
        </Link>
        . If you are unhappy with anything, write to {site.contact.email} and we will try to put it
        right. The course needs a current browser and an internet connection, and nothing else.
      </Text>
      <EnjoyTheWork signature={site.brand.signature} />
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
  termsUrl: "https://example.com/terms",
  refundsUrl: "https://example.com/refunds",
} satisfies PurchaseConfirmationProps;
