import { escapeHtml } from "@/lib/text/html";
import { testCards } from "./cards";
import { refundedAmount } from "./charges";
import type { Context } from "./context";
import { formatMoney } from "./money";
import { layout } from "./page-layout";
import type { DeliveryRecord, EventRecord, IntentRecord } from "./records";

const PAYMENTS_SHOWN = 50;

/** Everything that has happened, newest first, with the buttons of a real account's dashboard. */
export function page(ctx: Context, url: URL): string {
  const problem = url.searchParams.get("problem");
  const startingAfter = url.searchParams.get("after") ?? undefined;
  const { records, hasMore } = ctx.store.intents.page({}, { limit: PAYMENTS_SHOWN, startingAfter });
  const last = records.at(-1);
  return layout(
    "Sandbox card provider",
    `<main>
      <h1>Sandbox card provider</h1>
      <p class="notice">This stands in for the card provider on this machine.
        It is a sandbox: no card is charged and no money moves.</p>
      ${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ""}
      <details><summary>Test cards</summary>${cardTable()}</details>
      <h2>Payments</h2>
      ${records.map((intent) => payment(ctx, intent)).join("") || "<p>No payments yet.</p>"}
      ${hasMore && last ? `<a href="/?after=${last.id}">Older payments</a>` : ""}
    </main>`,
  );
}

function cardTable(): string {
  const rows = testCards.map(
    ({ number, label }) =>
      `<tr><td><code>${number.replace(/(.{4})(?=.)/g, "$1 ")}</code></td><td>${label}</td></tr>`,
  );
  return `<table>${rows.join("")}</table>
    <p>Any date to come and any security code.</p>`;
}

function payment(ctx: Context, intent: IntentRecord): string {
  const { id, amount, currency, metadata, status } = intent;
  const refunded = refundedAmount(ctx, { paymentIntent: id });
  const facts: [string, string][] = [
    ["Card", cardOf(ctx, intent)],
    ...(intent.lastError ? [fact("Last error", intent.lastError.message)] : []),
    ...(intent.description ? [fact("For", intent.description)] : []),
    ...Object.entries(metadata).map(([key, value]) => fact(key, value)),
    fact("Refunded", refunded > 0 ? formatMoney(refunded, currency) : ""),
    fact("Dispute", disputeStatus(ctx, id)),
  ];
  return `<article class="payment" id="${id}">
    <div class="head">
      <span class="amount">${formatMoney(amount, currency)}</span>
      <span class="status ${tone[status]}">${status.replaceAll("_", " ")}</span>
      <time class="time">${timeOf(intent.created)}</time>
    </div>
    <code>${id}</code>
    <dl>${facts
      .filter(([, value]) => value !== "")
      .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
      .join("")}</dl>
    ${buttons(ctx, intent)}
    ${eventList(ctx, id)}
  </article>`;
}

function fact(name: string, value: string): [string, string] {
  return [name, value];
}

const tone: Record<IntentRecord["status"], string> = {
  requires_payment_method: "",
  requires_action: "wait",
  processing: "wait",
  succeeded: "good",
  canceled: "bad",
};

function timeOf(seconds: number): string {
  const format = { dateStyle: "medium", timeStyle: "medium" } as const;
  return new Date(seconds * 1000).toLocaleString("en-GB", format);
}

function cardOf(ctx: Context, { paymentMethod, lastError }: IntentRecord): string {
  const id = paymentMethod ?? lastError?.paymentMethod;
  if (!id) return "";
  const { brand, last4 } = ctx.store.paymentMethods.get(id);
  return `${brand} ending ${last4}`;
}

function disputeStatus(ctx: Context, paymentIntent: string): string {
  const [last] = ctx.store.disputes.all({ equals: { paymentIntent } });
  return last?.status.replaceAll("_", " ") ?? "";
}

function buttons(ctx: Context, { id, status, amount }: IntentRecord): string {
  const dispute = disputeStatus(ctx, id);
  const pay = `/sandbox/payments/${id}`;
  const refunded = refundedAmount(ctx, { paymentIntent: id });
  const left = amount - refunded;
  const shown = [
    ...(status === "processing"
      ? [
          button(`${pay}/settle`, "Let it succeed", hidden("outcome", "succeeded")),
          button(`${pay}/settle`, "Let it fail", hidden("outcome", "failed")),
        ]
      : []),
    ...(status === "succeeded" && left > 0 && (dispute === "" || dispute === "won")
      ? [button(`${pay}/refund`, "Refund"), partRefund(pay)]
      : []),
    ...(refunded > 0
      ? [
          button(`/sandbox/refunds/${id}/failed`, "Last refund fails"),
          button(`/sandbox/refunds/${id}/canceled`, "Cancel last refund"),
        ]
      : []),
    ...(isRefundPending(ctx, id)
      ? [button(`/sandbox/refunds/${id}/succeeded`, "Last refund succeeds")]
      : []),
    ...(status === "succeeded" && dispute === ""
      ? [
          button(`${pay}/dispute`, "Dispute"),
          button(`${pay}/fraud-warning`, "The bank suspects fraud"),
        ]
      : []),
    ...(dispute === "needs response"
      ? [
          button(`/sandbox/disputes/${id}/won`, "Dispute won"),
          button(`/sandbox/disputes/${id}/lost`, "Dispute lost"),
        ]
      : []),
  ];
  return shown.length > 0 ? `<div class="actions">${shown.join("")}</div>` : "";
}

function isRefundPending(ctx: Context, paymentIntent: string): boolean {
  const [last] = ctx.store.refunds.all({ equals: { paymentIntent } });
  return last?.progress === "pending" && last.failureBalanceTransaction === null;
}

function button(path: string, label: string, fields = ""): string {
  return `<form method="post" action="${path}">${fields}<button>${label}</button></form>`;
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${value}">`;
}

function partRefund(pay: string): string {
  const field = `<label>Part, in pounds
    <input type="text" name="pounds" inputmode="decimal" required pattern="[0-9]+(\\.[0-9]{1,2})?">
  </label>`;
  return button(`${pay}/refund`, "Part refund", field);
}

function eventList(ctx: Context, paymentIntent: string): string {
  const events = ctx.store.events.all({ equals: { paymentIntent } });
  return `<details><summary>Events (${events.length})</summary>
    <ul class="events">${events.map((event) => eventItem(ctx, event)).join("")}</ul>
  </details>`;
}

function eventItem(ctx: Context, { id, type }: EventRecord): string {
  const deliveries = ctx.store.deliveries.all({ equals: { event: id } });
  return `<li><code>${type}</code> <span>${deliveries.map(deliveryText).join("; ")}</span>
    ${button(`/sandbox/events/${id}/resend`, "Resend")}</li>`;
}

function deliveryText({ state, attempts, lastStatus, lastError }: DeliveryRecord): string {
  const tries = attempts > 1 ? ` after ${attempts} tries` : "";
  const last = lastStatus ?? lastError;
  return escapeHtml(`${state}${tries}${last === null ? "" : ` (${last})`}`);
}
