import { paths } from "@/lib/paths/public";

/** The links open new tabs: leaving this one would lose what was typed into the card's form. */
export function Terms() {
  return (
    <p className="text-sm text-muted">
      By paying you agree to our <NewTab href={paths.terms}>terms of sale</NewTab> and{" "}
      <NewTab href={paths.refunds}>refund rules</NewTab>. What we keep about you is in our{" "}
      <NewTab href={paths.privacy}>privacy policy</NewTab>. Each opens in a new tab.
    </p>
  );
}

export function Secured() {
  return (
    <p className="text-sm text-muted">
      Your payment is secured by Stripe; we never see your card’s number. Your access opens as soon
      as the payment is made.
    </p>
  );
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      {children}
    </a>
  );
}
