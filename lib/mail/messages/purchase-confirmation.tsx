import { Heading, Link, Section, Text } from "react-email";
import { z } from "zod";
import { Facts } from "@/emails/facts";
import { MailLayout } from "@/emails/layout";
import { MailButton } from "@/emails/mail-button";
import { StartLasts } from "@/emails/start-learning";
import * as style from "@/emails/style";
import { renewLink } from "@/lib/auth/sign-in-links";
import { CONSENT_VERSION, consentText } from "@/lib/checkout/rules";
import { defineMail, SIGNED, signInUrl } from "@/lib/mail/message";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { accountPaths } from "@/lib/paths/account";
import { paths } from "@/lib/paths/public";
import { whenPaid } from "@/lib/payments/rules";
import { agreedPath } from "@/lib/site/legal/rules";
import { readIncluded } from "@/lib/site/words/queries";
import { countryName } from "@/lib/text/countries";
import { formatDate } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";
import { readOrder, sampleOrder } from "./order";

const props = z.object({ orderId: z.string(), tokenId: z.string() });

declare module "@/lib/outbox/commands" {
  interface Mails {
    "purchase-confirmation": z.infer<typeof props>;
  }
}

export const purchaseConfirmation = defineMail({
  kind: "purchase-confirmation",
  name: "Receipt with the sign-in link",
  closing: SIGNED,
  places: { course: "courseTitle", amount: "amount", order: "orderNumber" },
  props,
  read: async ({ orderId, tokenId }) => {
    if (!(await renewLink(tokenId))) return null;
    const order = await readOrder(orderId);
    return {
      courseTitle: order.courseTitle,
      included: await readIncluded(),
      amount: formatPence(order.pricePence) + (hasVat(order) ? ", VAT included" : ""),
      orderNumber: order.number,
      date: formatDate(whenPaid(order) ?? order.createdAt),
      /** Null for orders from before the checkout asked for a name. */
      buyer: order.buyerName && nameBuyer(order.buyerName, order.buyerCountry),
      /** Null if the order was rebuilt from its payment. */
      consent: order.consentVersion && consentText(order.consentVersion),
      startUrl: signInUrl(tokenId),
      /** The wording that applied to the sale. */
      termsUrl: absoluteUrl(agreedPath("terms", order.termsVersion)),
      refundsUrl: absoluteUrl(agreedPath("refunds", order.refundsVersion)),
      withdrawUrl: absoluteUrl(accountPaths.withdraw(order.number)),
      invoiceUrl: absoluteUrl(accountPaths.invoice(order.number)),
    };
  },
  sample: {
    ...sampleOrder,
    included: [] as string[],
    date: "21 November 2026",
    buyer: nameBuyer("Sam Sample", "GB"),
    consent: consentText(CONSENT_VERSION),
    startUrl: absoluteUrl(paths.account),
    termsUrl: absoluteUrl(paths.terms),
    refundsUrl: absoluteUrl(paths.refunds),
    withdrawUrl: absoluteUrl(paths.withdraw),
    invoiceUrl: absoluteUrl(accountPaths.invoice(1001)),
  },
  ownSample: ({ courseSlug, included }) => ({
    included,
    startUrl: absoluteUrl(paths.content(courseSlug)),
  }),
  write: (
    { courseTitle, included, amount, orderNumber, date, buyer, consent, startUrl, ...urls },
    site,
  ) => ({
    subject: `Your course: ${courseTitle}`,
    body: (
      <MailLayout site={site} preview={`${courseTitle} is yours. Here is your sign-in link.`}>
        <Heading style={style.heading}>Thank you for your purchase!</Heading>
        <Text style={style.text}>
          <strong>{courseTitle}</strong> is yours. Press the button whenever you are ready.
        </Text>
        <MailButton href={startUrl}>Start Learning</MailButton>
        <Facts
          rows={[
            ["Course", courseTitle],
            ["Amount paid", amount],
            ["Purchase date", date],
            ["Order number", String(orderNumber)],
            ["Bought by", buyer],
          ]}
        />
        <Section style={{ margin: "0 0 16px" }}>
          {[...included, "Your place is kept: go on where you stopped."].map((line) => (
            <Text key={line} style={style.point}>
              • {line}
            </Text>
          ))}
        </Section>
        <StartLasts />
        {consent && (
          <Text style={{ ...style.small, margin: "0 0 16px" }}>
            When you paid, you agreed: “{consent}”
          </Text>
        )}
        <Text style={{ ...style.small, margin: "0 0 16px" }}>
          Your purchase is under our{" "}
          <Link href={urls.termsUrl} style={style.link}>
            terms of sale
          </Link>{" "}
          and{" "}
          <Link href={urls.refundsUrl} style={style.link}>
            refund rules
          </Link>
          . Your{" "}
          <Link href={urls.invoiceUrl} style={style.link}>
            invoice
          </Link>{" "}
          is in your account. To end the contract,{" "}
          <Link href={urls.withdrawUrl} style={style.link}>
            withdraw from contract here
          </Link>
          . If something is wrong, tell us at {site.contact.email}, and we do what we can about it.
          The course needs a current browser and an internet connection, and nothing else.
        </Text>
      </MailLayout>
    ),
  }),
});

function hasVat({ lines }: { lines: { vatBasisPoints: number | null }[] }): boolean {
  return lines.every(({ vatBasisPoints }) => vatBasisPoints !== null);
}

function nameBuyer(name: string, country: string | null): string {
  return country ? `${name}, ${countryName(country)}` : name;
}
