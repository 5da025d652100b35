import { catchError, type ErrorInfo } from "next/error";
import { useEffect } from "react";
import { leaveForSuccess } from "./confirm-card";

/** The card may have been charged before the form broke; the success page finds out, and says which. */
export const LeadOnIfBroken = catchError(LeadOn);

function LeadOn({ clientSecret }: { clientSecret: string | undefined }, { error }: ErrorInfo) {
  useEffect(() => {
    if (clientSecret) void leaveForSuccess(clientSecret);
  }, [clientSecret]);
  // Before there is a payment, the page says what happened.
  if (!clientSecret) throw error;
  return null;
}
