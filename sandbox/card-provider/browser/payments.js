import { retrieveIntent } from "./api-client.js";

export { retrieveIntent };

/** Confirms with the form's card, then leaves for the return address, the bank's page, or neither. */
export async function confirmPayment({ elements, clientSecret, confirmParams = {}, redirect }) {
  if (redirect !== "if_required" && !URL.canParse(confirmParams.return_url)) {
    throw new Error("confirmParams.return_url must be an absolute URL.");
  }
  const { frame } = elements.getElement("payment");
  const secret = clientSecret ?? elements.settings.clientSecret;
  const result = await frame.ask("confirm", { clientSecret: secret, confirmParams });
  if (result.error) return { error: result.error };
  return goOn(result.paymentIntent, secret, confirmParams.return_url, redirect);
}

/** Resumes a payment that is waiting for the buyer's bank. */
export async function handleNextAction(publishableKey, { clientSecret }) {
  const result = await retrieveIntent(publishableKey, clientSecret);
  return result.error ? result : goOn(result.paymentIntent, clientSecret, undefined, "if_required");
}

function goOn(intent, clientSecret, returnUrl, redirect) {
  if (intent.next_action) return leaveFor(intent.next_action.redirect_to_url.url);
  if (redirect === "if_required") return { paymentIntent: intent };
  const target = new URL(returnUrl);
  target.searchParams.set("payment_intent", intent.id);
  target.searchParams.set("payment_intent_client_secret", clientSecret);
  target.searchParams.set("redirect_status", intent.status);
  return leaveFor(target.href);
}

/** Never settles, so that the page does not act on a result while the browser is leaving it. */
function leaveFor(url) {
  window.location.assign(url);
  return new Promise(() => {});
}
