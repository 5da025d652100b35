import { redirect } from "next/navigation";
import { z } from "zod";
import { CheckoutForm } from "@/components/checkout/checkout-form";
import { NarrowPage } from "@/components/layout/narrow-page";
import { PageLink } from "@/components/layout/page-link";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { currentUser } from "@/lib/auth/next-auth";
import { readCheckoutOrders } from "@/lib/checkout/cookie";
import { findEarlierPayment } from "@/lib/checkout/queries";
import { CONSENT_VERSION, consentText } from "@/lib/checkout/rules";
import { findCourseForSale } from "@/lib/courses/public/queries";
import { idTextField } from "@/lib/forms/fields";
import { firstValues } from "@/lib/http/request";
import { findCourseAccess } from "@/lib/learning/access";
import { paths } from "@/lib/paths/public";
import { publicPaymentConfig } from "@/lib/payments/stripe-client";
import { privateMetadata } from "@/lib/site/metadata";
import { readSite } from "@/lib/site/settings/queries";
import { decimalToPence, formatPence, penceToDecimal } from "@/lib/text/money";
import { saveDetailsAction } from "./actions";

export const metadata = privateMetadata("Checkout");

const purchase = z.object({
  courseId: idTextField,
  title: z.string().min(1),
  // The price that the link promised: shown beside the true price, never charged.
  amount: z.string().min(1).transform(Number),
});

export default async function CheckoutPage({ searchParams }: PageProps<"/checkout">) {
  const wanted = purchase.safeParse(firstValues(await searchParams));
  const course = wanted.success ? await findCourseForSale(wanted.data.courseId) : null;
  if (!wanted.success || !course) redirect(paths.home);

  const price = formatPence(course.pricePence);
  const user = await currentUser();
  const isOwned = (await findCourseAccess(user?.id ?? null, { id: course.id })) !== null;
  const earlier = isOwned ? null : await findEarlierPayment(await readCheckoutOrders(), course.id);
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
      {decimalToPence(wanted.data.amount) !== course.pricePence && (
        <Notice>
          <p>Price is now {price}</p>
        </Notice>
      )}
      <Summary title={course.title} price={price} />
      {!publicPaymentConfig && <PaymentUnavailable email={contact.email} />}
      {publicPaymentConfig && isOwned && <AlreadyOwned learn={paths.learn(course.slug)} />}
      {publicPaymentConfig && !isOwned && (
        <>
          {earlier && <EarlierPayment is={earlier} door={user ? null : paths.learn(course.slug)} />}
          <NeedsJavaScript email={contact.email} />
          <CheckoutForm
            {...publicPaymentConfig}
            courseId={course.id}
            pricePence={course.pricePence}
            knownEmail={user?.email ?? null}
            consent={{ version: CONSENT_VERSION, text: consentText(CONSENT_VERSION) }}
            terms={<Terms />}
            saveDetails={saveDetailsAction}
            late={
              <TakesLong
                again={paths.checkout({ ...course, price: penceToDecimal(course.pricePence) })}
              />
            }
          />
        </>
      )}
    </NarrowPage>
  );
}

function PaymentUnavailable({ email }: { email: string }) {
  return (
    <Notice tone="error" title="Payment Unavailable">
      <p>Payment processing is currently unavailable. Please contact support.</p>
      <p>
        <a href={`mailto:${email}`} className="underline underline-offset-4">
          {email}
        </a>
      </p>
    </Notice>
  );
}

function AlreadyOwned({ learn }: { learn: string }) {
  return (
    <Notice title="There is nothing to pay">
      <p className="mb-4">You already own this course, and it is open to you.</p>
      <ButtonLink href={learn} variant="primary">
        Go to the course
      </ButtonLink>
    </Notice>
  );
}

/**
 * Not in the way: a parent may well buy the same course for a second child. Who is signed in has another address
 * than the one that paid, and the sign-in page would lead them on to a course that is shut to them.
 */
function EarlierPayment({ is, door }: { is: "processing" | "paid"; door: string | null }) {
  if (is === "processing") {
    return (
      <Notice title="Your payment for this course is being processed">
        <p>
          A mail tells you when the course is open; there is no need to pay again. Go on here only
          to buy it for somebody else.
        </p>
      </Notice>
    );
  }
  return (
    <Notice title="You have already bought this course in this browser">
      <p>
        The way in is in the mail to the address that you gave
        {door && (
          <>
            , or{" "}
            <PageLink href={paths.signIn({ callbackUrl: door })} className="text-link">
              sign in with that address
            </PageLink>
          </>
        )}
        . Go on here only to buy it for somebody else.
      </p>
    </Notice>
  );
}

function NeedsJavaScript({ email }: { email: string }) {
  return (
    <noscript>
      <Notice title="The card form needs JavaScript">
        <p>
          Your card’s number goes straight to the payment provider, and that needs JavaScript.
          Please switch it on for this page, or write to {email} to pay another way.
        </p>
      </Notice>
    </noscript>
  );
}

/** In new tabs: what was typed into the card's form would be lost in this one. */
function Terms() {
  return (
    <p className="text-sm text-muted">
      By paying you agree to our <Words href={paths.terms}>terms of sale</Words> and{" "}
      <Words href={paths.refunds}>refund rules</Words>. What we keep about you is in our{" "}
      <Words href={paths.privacy}>privacy policy</Words>. Each opens in a new tab.
    </p>
  );
}

function Words({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      {children}
    </a>
  );
}

/** Shown by the style sheet alone, once the form should long have been there. */
function TakesLong({ again }: { again: string }) {
  return (
    <p className="animate-late">
      This is taking long, and nothing was charged. Please check your connection and{" "}
      <a href={again} className="text-link">
        open this page again
      </a>
      .
    </p>
  );
}

function Summary({ title, price }: { title: string; price: string }) {
  return (
    <section aria-label="Summary" className="sheet rounded-card p-6 shadow-card">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-rule pt-3">
        <span>Full course access</span>
        <span className="font-serif text-2xl tabular-nums">{price}</span>
      </p>
      <p className="text-sm text-muted">One payment, VAT included. No subscription.</p>
    </section>
  );
}
