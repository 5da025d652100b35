import { z } from "zod";
import { listTransactions, listTransactionsParams } from "./balance";
import { chargeObject } from "./charges";
import type { Collection } from "./collection";
import type { Context } from "./context";
import { disputeObject } from "./dispute-object";
import { listDisputesParams } from "./disputes";
import { noSuch } from "./errors";
import { eventObject, listEventsParams } from "./events";
import type { Expansion } from "./expansion";
import { fraudWarningObject } from "./fraud-warnings";
import { intentRoutes } from "./intent-routes";
import { listOf } from "./lists";
import { expandOnly, listParams } from "./params";
import { payoutObject } from "./payout-object";
import { createRefund, createRefundParams, listRefundsParams, refundObject } from "./refunds";
import { type Route, route } from "./routes";
import type { Store } from "./store";
import {
  createEndpoint,
  createEndpointParams,
  endpointObject,
  listEndpointsParams,
} from "./webhook-endpoints";

const listPayoutsParams = z.strictObject(listParams);

/** Reads one object by its id, in the same form as in lists and events. */
function one(
  path: string,
  name: string,
  collectionOf: (store: Store) => Collection<{ id: string }>,
  build: (ctx: Context, id: string, expand: Expansion) => unknown,
): Route {
  return route("GET", `/v1/${path}/:id`, expandOnly, ({ ctx, id, expand }) => {
    if (!collectionOf(ctx.store).has(id)) throw noSuch(name, id, "id");
    return build(ctx, id, expand);
  });
}

/** The account that the keys belong to; a restricted key sees only its id. */
const account = {
  id: "acct_sandbox",
  object: "account",
  charges_enabled: true,
  email: "coach@example.test",
  settings: { dashboard: { display_name: "The sandbox’s coach" } },
};

export const apiRoutes: readonly Route[] = [
  ...intentRoutes,
  one("charges", "charge", ({ charges }) => charges, chargeObject),
  one("refunds", "refund", ({ refunds }) => refunds, refundObject),
  one(
    "radar/early_fraud_warnings",
    "early_fraud_warning",
    ({ fraudWarnings }) => fraudWarnings,
    fraudWarningObject,
  ),
  one("disputes", "dispute", ({ disputes }) => disputes, disputeObject),
  route("POST", "/v1/refunds", createRefundParams, ({ ctx, params, expand }) =>
    createRefund(ctx, params, expand),
  ),
  route("GET", "/v1/refunds", listRefundsParams, ({ ctx, params, expand }) => {
    const filter = { equals: { paymentIntent: params.payment_intent }, created: params.created };
    return listOf("/v1/refunds", ctx.store.refunds, filter, params, expand, ({ id }, inner) =>
      refundObject(ctx, id, inner),
    );
  }),
  route("GET", "/v1/disputes", listDisputesParams, ({ ctx, params, expand }) => {
    const filter = { equals: { paymentIntent: params.payment_intent }, created: params.created };
    return listOf("/v1/disputes", ctx.store.disputes, filter, params, expand, ({ id }, inner) =>
      disputeObject(ctx, id, inner),
    );
  }),
  route("GET", "/v1/balance_transactions", listTransactionsParams, ({ ctx, params, expand }) =>
    listTransactions(ctx, params, expand),
  ),
  route("GET", "/v1/payouts", listPayoutsParams, ({ ctx, params, expand }) =>
    listOf(
      "/v1/payouts",
      ctx.store.payouts,
      { created: params.created },
      params,
      expand,
      ({ id }) => payoutObject(ctx, id),
    ),
  ),
  route("GET", "/v1/account", expandOnly, () => account),
  route("GET", "/v1/webhook_endpoints", listEndpointsParams, ({ ctx, params, expand }) =>
    listOf("/v1/webhook_endpoints", ctx.store.endpoints, {}, params, expand, endpointObject),
  ),
  route("POST", "/v1/webhook_endpoints", createEndpointParams, ({ ctx, params }) =>
    createEndpoint(ctx, params),
  ),
  route("GET", "/v1/events", listEventsParams, ({ ctx, params, expand }) => {
    const patterns = params.types ?? (params.type === undefined ? undefined : [params.type]);
    const filter = { like: patterns && { field: "type", patterns }, created: params.created };
    return listOf("/v1/events", ctx.store.events, filter, params, expand, (event) =>
      eventObject(ctx, event),
    );
  }),
];
