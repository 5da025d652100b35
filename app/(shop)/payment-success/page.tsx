import { headers } from "next/headers";
import { ForgetTyped } from "@/components/checkout/forget-typed";
import { NarrowPage } from "@/components/layout/narrow-page";
import { readPaymentSuccess } from "@/lib/checkout/payment-success/queries";
import { firstValues, networkAddress } from "@/lib/http/request";
import { secretPageMetadata } from "@/lib/site/metadata";
import {
  ClosedFace,
  DoneFace,
  FailedFace,
  SecondFace,
  Support,
  UnknownFace,
  WaitingFace,
} from "./_faces";

export const metadata = secretPageMetadata("Your payment");

export default async function PaymentSuccessPage({ searchParams }: PageProps<"/payment-success">) {
  const result = await readPaymentSuccess(
    firstValues(await searchParams),
    networkAddress(await headers()),
  );
  const words = titles[result.face];
  return (
    <NarrowPage {...words} isAnnounced>
      {TAKEN.includes(result.face) && <ForgetTyped />}
      {drawFace(result)}
    </NarrowPage>
  );
}

/** A payment that is still processed may fail, and is then tried again. */
const TAKEN = ["done", "second"];

const titles = {
  done: {
    title: "Payment Successful!",
    lead: "Thank you for your purchase. Your course access has been activated.",
  },
  processing: {
    title: "Your payment is being processed",
    lead: "This page looks again every few seconds. You may also close it: a mail tells you when your course is open.",
  },
  failed: {
    title: "The payment did not go through",
    lead: "Nothing was charged. You can try again, with this card or another.",
  },
  second: {
    title: "You own this course already",
    lead: "You have paid for it a second time. This second payment goes back to your card by itself, and a mail tells you when. Your course stays open: sign in to learn.",
  },
  closed: {
    title: "This purchase is closed",
    lead: "This payment gives no access at the moment.",
  },
  unchecked: {
    title: "We cannot look up your payment at the moment",
    lead: "If you have paid, your purchase is safe. This page looks again every few seconds.",
  },
  unmatched: {
    title: "We need to check your payment",
    lead: "It has arrived, but we could not match it with an order automatically. Your coach has been told and will write to you.",
  },
  unknown: {
    title: "We cannot see a payment here",
    lead: "This address names no payment that we know. If you have paid, your purchase is safe.",
  },
};

function drawFace(result: Awaited<ReturnType<typeof readPaymentSuccess>>) {
  switch (result.face) {
    case "done":
      return <DoneFace order={result.order} />;
    case "second":
      return <SecondFace order={result.order} />;
    case "closed":
      return <ClosedFace order={result.order} />;
    case "failed":
      return <FailedFace order={result.order} />;
    case "processing":
    case "unchecked":
      return <WaitingFace />;
    case "unmatched":
      return <Support />;
    case "unknown":
      return <UnknownFace />;
  }
}
