import { disputeObject } from "./dispute-object";
import { listDisputesParams } from "./disputes";
import { eventObject, listEventsParams } from "./events";
import { intentRoutes } from "./intent-routes";
import { listOf } from "./lists";
import { createRefund, createRefundParams, listRefundsParams, refundObject } from "./refunds";
import { type Route, route } from "./routes";

export const apiRoutes: readonly Route[] = [
  ...intentRoutes,
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
  route("GET", "/v1/events", listEventsParams, ({ ctx, params, expand }) => {
    const patterns = params.types ?? (params.type === undefined ? undefined : [params.type]);
    const filter = { like: patterns && { field: "type", patterns }, created: params.created };
    return listOf("/v1/events", ctx.store.events, filter, params, expand, (event) =>
      eventObject(ctx, event),
    );
  }),
];
