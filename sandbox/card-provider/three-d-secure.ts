import type { IncomingMessage } from "node:http";
import { escapeHtml } from "@/lib/text/html";
import { finishAuthentication } from "./confirm";
import type { Context } from "./context";
import { html, isFromElsewhere, type Reply, readBody, seeOther } from "./http";
import { formatMoney } from "./money";
import { layout } from "./page-layout";
import type { IntentRecord } from "./records";

/** The page that the buyer's bank would show: approve or refuse, then back to the shop. */
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
  return backToShop(ctx.store.intents.get(intent.id));
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
      </form>
    </main>`,
  );
}

function problem(status: number, message: string): Reply {
  return html(status, layout("3-D Secure", `<main class="narrow"><h1>${message}</h1></main>`));
}
