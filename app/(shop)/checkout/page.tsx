import { Checkout } from "@/components/checkout/checkout";
import {
  AlreadyOwned,
  EarlierPayment,
  NeedsJavaScript,
  PaymentUnavailable,
  SlowNotice,
} from "@/components/checkout/checkout-notices";
import { PriceNotice } from "@/components/checkout/price-notice";
import { PurchaseSummary } from "@/components/checkout/purchase-summary";
import { Terms } from "@/components/checkout/terms";
import { NarrowPage } from "@/components/layout/narrow-page";
import { PageLink } from "@/components/layout/page-link";
import { CONSENT_VERSION, consentText } from "@/lib/checkout/rules";
import { paths } from "@/lib/paths/public";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { penceToDecimal } from "@/lib/text/money";
import { readPurchase } from "./_purchase";
import { saveDetailsAction } from "./actions";

export const metadata = privateMetadata("Checkout");

export default async function CheckoutPage({ searchParams }: PageProps<"/checkout">) {
  const { course, shownPence, email, isOwned, earlier, payment } = await readPurchase(
    await searchParams,
  );
  const { contact } = await readSite();
  return (
    <NarrowPage
      title="Complete Your Purchase"
      lead={`You're about to purchase access to "${course.title}"`}
    >
      <PageLink
        href={paths.course(course.slug)}
        className="order-first inline-flex min-h-11 items-center self-start text-sm text-link"
      >
        Back to the course
      </PageLink>
      <PriceNotice pricePence={course.pricePence} shownPence={shownPence} />
      <PurchaseSummary {...course} />
      {!payment && <PaymentUnavailable email={contact.email} />}
      {payment && isOwned && <AlreadyOwned slug={course.slug} />}
      {payment && !isOwned && (
        <>
          {earlier && (
            <EarlierPayment status={earlier} slug={course.slug} isSignedIn={email !== null} />
          )}
          <NeedsJavaScript email={contact.email} />
          <Checkout
            purchase={{ ...payment, courseId: course.id, pricePence: course.pricePence }}
            knownEmail={email}
            consent={{ version: CONSENT_VERSION, text: consentText(CONSENT_VERSION) }}
            terms={<Terms />}
            saveDetails={saveDetailsAction}
            slowNotice={
              <SlowNotice
                retryHref={paths.checkout({ ...course, price: penceToDecimal(course.pricePence) })}
              />
            }
          />
        </>
      )}
    </NarrowPage>
  );
}
