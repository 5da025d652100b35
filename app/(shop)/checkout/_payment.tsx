import { appearanceOf } from "@/components/checkout/appearance";
import { Checkout } from "@/components/checkout/checkout";
import {
  EarlierPayment,
  NeedsJavaScript,
  PaymentUnavailable,
  Preparing,
  SlowNotice,
  Unopened,
} from "@/components/checkout/checkout-notices";
import { Secured, Terms } from "@/components/checkout/terms";
import { CONSENT_VERSION, consentText } from "@/lib/checkout/rules";
import { notSoldIn } from "@/lib/checkout/sold-to";
import { companyFields } from "@/lib/invoices/company-fields";
import { paths } from "@/lib/paths/public";
import { publicPaymentConfig } from "@/lib/payments/stripe-client";
import { readSite } from "@/lib/site/settings/queries";
import { soldTo } from "@/lib/site/settings/rules";
import { listCountries } from "@/lib/text/countries";
import { penceToDecimal } from "@/lib/text/money";
import type { Purchase } from "./_purchase";
import { saveDetailsAction } from "./actions";

/** The payment form, or the reason why there is none. */
export async function Payment({ course, email, name, earlier }: Purchase) {
  const { contact, selling, looks } = await readSite();
  const sold = soldTo(selling);
  if (!publicPaymentConfig) return <PaymentUnavailable email={contact.email} />;
  const address = paths.checkout({ ...course, price: penceToDecimal(course.pricePence) });
  return (
    <>
      {earlier && (
        <EarlierPayment status={earlier} slug={course.slug} isSignedIn={email !== null} />
      )}
      <NeedsJavaScript email={contact.email} />
      <Checkout
        payable={{ ...publicPaymentConfig, courseId: course.id, pricePence: course.pricePence }}
        appearance={appearanceOf(looks)}
        closedNotice="That payment was closed, and nothing was charged. Please enter your card once more, or another one."
        withoutCookies="Without them you cannot pay here, nor open a course. Nothing has been charged."
        words={{
          title: "The payment form could not be opened",
          advice: <Unopened email={contact.email} />,
          safe: "Nothing was charged.",
          nothing: "There is nothing to pay",
        }}
        knownEmail={email}
        emailHint={email ? "You are signed in." : "The course is opened for this address."}
        knownName={name}
        countries={listCountries(sold)}
        sold={sold}
        notSold={notSoldIn("{country}")}
        company={{ label: "Is this for a company?", fields: companyFields }}
        consent={{ version: CONSENT_VERSION, text: consentText(CONSENT_VERSION) }}
        terms={<Terms />}
        secured={<Secured />}
        preparing={<Preparing />}
        saveDetails={saveDetailsAction}
        slowNotice={<SlowNotice retryHref={address} />}
      />
    </>
  );
}
