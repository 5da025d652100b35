import { AddressForm } from "@/components/checkout/address-form";
import { AskAgain } from "@/components/checkout/ask-again";
import { EnterOnLoad } from "@/components/checkout/enter-on-load";
import { describeClosing } from "@/components/learning/closed-course";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { TickList } from "@/components/ui/tick-list";
import { currentUser } from "@/lib/auth/next-auth";
import { isJustPaid, mayCorrectEmail } from "@/lib/checkout/buyer/commands";
import { readCheckoutOrders } from "@/lib/checkout/cookie";
import type { FoundOrder } from "@/lib/checkout/payment-success/queries";
import { findClosing } from "@/lib/learning/closed/rules";
import { paths } from "@/lib/paths/public";
import { readSite } from "@/lib/site/settings/queries";
import { readWords } from "@/lib/site/words/queries";
import { formatPence, penceToDecimal } from "@/lib/text/money";
import { correctAddressAction, enterAction } from "./actions";

export async function DoneFace({ order }: { order: FoundOrder }) {
  const held = await readCheckoutOrders();
  const isBuyersBrowser = held.includes(order.id);
  const isUnproven = isBuyersBrowser && (await mayCorrectEmail(order.id, held));
  const { bought, pace } = await readWords();
  const isOwner = (await currentUser())?.id === order.userId;
  const isNamed = isOwner || (isBuyersBrowser && isAsTyped(order));
  return (
    <>
      {isUnproven && <EnterOnLoad orderId={order.id} enter={enterAction} />}
      <section>
        <h2 className="text-xl">What happens next?</h2>
        <TickList
          points={[
            bought.replaceAll("{course}", () => order.courseTitle),
            `A confirmation e-mail has been sent${isNamed ? ` to ${order.email}` : ""}`,
            pace,
            "Download materials where a module has them",
          ].filter(Boolean)}
          className="mt-4 flex flex-col gap-2.5"
        />
      </section>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.learn(order.course.slug)} variant="primary">
          Start Learning
        </ButtonLink>
        <ButtonLink href={paths.home}>Return Home</ButtonLink>
      </div>
      {isUnproven && <AddressForm orderId={order.id} action={correctAddressAction} />}
      {isNamed && !isOwner && isUnproven && !isJustPaid(order) && (
        <Notice title="Your sign-in link is in the mail">
          <p>{`Paying signs a browser in for an hour only. The confirmation that was sent to ${order.email} holds your sign-in link, and “Start Learning” leads to the form that mails you another one.`}</p>
        </Notice>
      )}
      {isNamed && !isOwner && !isUnproven && (
        <Notice title="Your sign-in link is in the mail">
          <p>{`${order.email} has an account here already, so this browser is not signed in by itself. The confirmation that is on its way there holds your sign-in link. “Start Learning” leads to the form that mails you another one; for an hour, the address is filled in already.`}</p>
        </Notice>
      )}
      {!isNamed && (
        <Notice title="This browser is not signed in">
          <p>
            The confirmation that is on its way to the address you gave holds your sign-in link. It
            opens your course in any browser.
          </p>
        </Notice>
      )}
      {isNamed && !isOwner && !isUnproven && (
        <p>Not your address? Please write to us, with the number of your order.</p>
      )}
      <p className="text-sm text-muted">
        Order number {order.number}, {formatPence(order.pricePence)}.
      </p>
      <Support />
    </>
  );
}

/**
 * A buyer who has proved the address since it was typed here may have changed it, and the payer may not read the new
 * one. An account that moves takes unpaid orders along, even those of strangers who typed its former address.
 */
function isAsTyped({ consentedAt, user }: FoundOrder): boolean {
  return !user?.emailVerified || (consentedAt !== null && user.emailVerified < consentedAt);
}

export function WaitingFace() {
  return (
    <>
      <AskAgain seconds={4} />
      <p role="status" className="flex items-center gap-3">
        <Spinner /> Waiting for the payment provider…
      </p>
      <Support />
    </>
  );
}

export function FailedFace({ order }: { order: FoundOrder }) {
  const price = penceToDecimal(order.pricePence);
  const course = { id: order.courseId, title: order.courseTitle, price };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.checkout(course)} variant="primary">
          Try again
        </ButtonLink>
        <ButtonLink href={paths.course(order.course.slug)}>Back to the course</ButtonLink>
        <ButtonLink href={paths.home}>Return Home</ButtonLink>
      </div>
      <Support />
    </>
  );
}

export function ClosedFace({ order }: { order: FoundOrder }) {
  const [grant] = order.grants;
  const closing = grant && findClosing(grant, order.disputeStatus);
  return (
    <>
      <p>{closing ? describeClosing(closing) : "Its account was deleted at its owner’s wish."}</p>
      <SecondFace order={order} />
    </>
  );
}

/** An earlier payment keeps the course open. */
export function SecondFace({ order }: { order: FoundOrder }) {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.signIn({ callbackUrl: paths.learn(order.course.slug) })}>
          Sign in
        </ButtonLink>
        <ButtonLink href={paths.home}>Return Home</ButtonLink>
      </div>
      <Support />
    </>
  );
}

export function UnknownFace() {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.signIn({ callbackUrl: paths.account })} variant="primary">
          Find my purchase
        </ButtonLink>
        <ButtonLink href={paths.courses}>Start Learning</ButtonLink>
        <ButtonLink href={paths.home}>Return Home</ButtonLink>
      </div>
      <Support />
    </>
  );
}

export async function Support() {
  const { contact } = await readSite();
  return (
    <p className="text-sm text-muted">
      Questions? Write to{" "}
      <a href={paths.mail(contact.email)} className="underline underline-offset-4">
        {contact.email}
      </a>
      .
    </p>
  );
}
