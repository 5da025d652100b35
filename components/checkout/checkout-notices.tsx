import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { Spinner } from "@/components/ui/spinner";
import { paths } from "@/lib/paths/public";

export function PaymentUnavailable({ email }: { email: string }) {
  return (
    <Notice tone="error" title="Payment Unavailable">
      <p>Payment processing is currently unavailable. Please contact support.</p>
      <p>
        <a href={paths.mail(email)} className="underline underline-offset-4">
          {email}
        </a>
      </p>
    </Notice>
  );
}

/**
 * Still leads to the form, because a parent may buy the same course for a second child. A signed-in buyer has a
 * different address from the one that paid, so signing in would lead to a closed course.
 */
export function EarlierPayment({
  status,
  slug,
  isSignedIn,
}: {
  status: "processing" | "paid";
  slug: string;
  isSignedIn: boolean;
}) {
  if (status === "processing") {
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
        The sign-in link is in the mail to the address that you gave
        {!isSignedIn && (
          <span>
            , or{" "}
            <PageLink href={paths.signIn({ callbackUrl: paths.learn(slug) })} className="text-link">
              sign in with that address
            </PageLink>
          </span>
        )}
        <span>. Go on here only to buy it for somebody else.</span>
      </p>
    </Notice>
  );
}

export function NeedsJavaScript({ email }: { email: string }) {
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

/** An extension or a company's network may block the card provider, which no script can tell from a lost line. */
export function Unopened({ email }: { email: string }) {
  return (
    <p>
      Nothing was charged. If it happens again, an extension or your network may be blocking the
      payment provider: please try another browser, or write to{" "}
      <a href={paths.mail(email)} className="text-link">
        {email}
      </a>
      .
    </p>
  );
}

/** Appears by CSS alone, once the form is long overdue. */
export function SlowNotice({ retryHref }: { retryHref: string }) {
  return (
    <p className="animate-late">
      This is taking long, and nothing was charged. Please check your connection and{" "}
      <a href={retryHref} className="text-link">
        open this page again
      </a>
      .
    </p>
  );
}

export function Preparing() {
  return (
    <p className="flex items-center gap-3 py-8 text-muted">
      <Spinner /> Preparing the payment form…
    </p>
  );
}
