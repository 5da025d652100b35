import type { IncomingMessage } from "node:http";
import { escapeHtml } from "@/lib/text/html";
import { browserIntent } from "./browser-intent";
import { finishAuthentication } from "./confirm";
import type { Context } from "./context";
import { html, isFromElsewhere, type Reply, readBody, seeOther } from "./http";
import { intentObject } from "./intent-object";
import { formatMoney } from "./money";
import { layout } from "./page-layout";
import type { IntentRecord } from "./records";

/** The page of the buyer's bank, shown in a frame over the shop or on a page that leads back to it. */
export async function threeDSecure(
  ctx: Context,
  request: IncomingMessage,
  url: URL,
): Promise<Reply> {
  const isPost = request.method === "POST";
  if (isPost && isFromElsewhere(request, ctx.origin))
    return problem(403, "This form came from another site.");
  const fields = isPost ? new URLSearchParams(await readBody(request)) : url.searchParams;
  const intent = ctx.store.intents.find(url.pathname.replace("/3ds/", ""));
  if (!intent || fields.get("client_secret") !== intent.clientSecret) {
    return problem(404, "This payment is not known here.");
  }
  if (isPost) {
    const approved = fields.get("outcome") === "complete";
    ctx.store.transaction(() => finishAuthentication(ctx, intent, approved));
  } else if (intent.status === "requires_action") {
    return html(200, challengePage(intent));
  }
  return intent.asksInFrame ? tellShop(ctx, intent) : backToShop(ctx.store.intents.get(intent.id));
}

/** Hands the outcome to the script that opened the frame. */
function tellShop(ctx: Context, { id, returnUrl }: IntentRecord): Reply {
  const paymentIntent = browserIntent(intentObject(ctx, id));
  const { last_payment_error: error } = paymentIntent;
  const outcome = error
    ? { error: { ...error, payment_intent: paymentIntent } }
    : { paymentIntent };
  const message = JSON.stringify(outcome).replaceAll("<", "\\u003c");
  const script = `parent.postMessage(${message}, ${JSON.stringify(new URL(returnUrl ?? "").origin)})`;
  return html(200, layout("3-D Secure", `<script>${script}</script>`));
}

function backToShop({ id, status, clientSecret, returnUrl }: IntentRecord): Reply {
  if (returnUrl === null) return problem(200, "You can close this window.");
  const target = new URL(returnUrl);
  target.searchParams.set("payment_intent", id);
  target.searchParams.set("payment_intent_client_secret", clientSecret);
  target.searchParams.set("redirect_status", status === "succeeded" ? "succeeded" : "failed");
  return seeOther(target.href);
}

function challengePage(intent: IntentRecord): string {
  return layout(
    "3-D Secure test page",
    `<main class="narrow">
      <p class="eyebrow">Sandbox bank</p>
      <h1>Is this you?</h1>
      <p>Your bank would ask you now to confirm a payment of
        <strong>${formatMoney(intent.amount, intent.currency)}</strong>.
        This is a sandbox: choose how it should end. No money moves.</p>
      <form method="post" action="/3ds/${intent.id}" class="stack">
        <input type="hidden" name="client_secret" value="${escapeHtml(intent.clientSecret)}">
        <button name="outcome" value="complete" class="primary">Complete authentication</button>
        <button name="outcome" value="fail">Fail authentication</button>
        ${intent.asksInFrame ? '<button name="outcome" value="close">Close</button>' : ""}
      </form>
    </main>`,
  );
}

function problem(status: number, message: string): Reply {
  return html(status, layout("3-D Secure", `<main class="narrow"><h1>${message}</h1></main>`));
}
