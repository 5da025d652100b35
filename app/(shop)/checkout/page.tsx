import { AlreadyOwned } from "@/components/checkout/already-owned";
import { PriceNotice } from "@/components/checkout/price-notice";
import { PurchaseSummary } from "@/components/checkout/purchase-summary";
import { NarrowPage } from "@/components/layout/narrow-page";
import { ClosedCourseNotice } from "@/components/learning/closed-course";
import { PageLink } from "@/components/ui/page-link";
import { paths } from "@/lib/paths/public";
import { isVatIncluded } from "@/lib/payments/vat/rules";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { Payment } from "./_payment";
import { readPurchase } from "./_purchase";

export const metadata = privateMetadata("Checkout");

export default async function CheckoutPage({ searchParams }: PageProps<"/checkout">) {
  const purchase = await readPurchase(await searchParams);
  const { course, shownPence, owned, closed } = purchase;
  const { selling } = await readSite();
  if (owned) return <AlreadyOwned {...owned} />;
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
      {closed && (
        <ClosedCourseNotice course={closed}>
          <p>Paying here would buy the course once more.</p>
        </ClosedCourseNotice>
      )}
      <PriceNotice pricePence={course.pricePence} shownPence={shownPence} />
      <PurchaseSummary {...course} isVatIncluded={isVatIncluded(selling)} />
      <Payment {...purchase} />
    </NarrowPage>
  );
}
