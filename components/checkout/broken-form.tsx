import { catchError, type ErrorInfo } from "next/error";
import { useEffect } from "react";
import { leaveForSuccess } from "./confirm-card";

/** The card may have been charged before the form broke; the success page finds out, and says which. */
export const LeadOnIfBroken = catchError(leadOn);

function leadOn({ clientSecret }: { clientSecret: string | undefined }, { error }: ErrorInfo) {
  // Before there is a payment, the page says what happened.
  if (!clientSecret) throw error;
  return <LeadOn clientSecret={clientSecret} />;
}

function LeadOn({ clientSecret }: { clientSecret: string }) {
  useEffect(() => void leaveForSuccess(clientSecret), [clientSecret]);
  return null;
}
