import { catchError } from "next/error";
import { useEffect } from "react";
import { leaveForSuccess } from "./confirm-card";

/** The card may have been charged before the form broke; the success page finds out, and says which. */
export const LeadOnIfBroken = catchError(LeadOn);

function LeadOn({ clientSecret }: { clientSecret: string }) {
  useEffect(() => void leaveForSuccess(clientSecret), [clientSecret]);
  return null;
}
