import { chargeObject, listChargesParams, requireCharge } from "./charges";
import {
  createCustomer,
  createCustomerParams,
  customerObject,
  listCustomersParams,
  requireCustomer,
} from "./customers";
import { disputeObject } from "./dispute-object";
import { closeDispute, findDispute, listDisputesParams } from "./disputes";
import { eventObject, listEventsParams, requireEvent } from "./events";
import { intentRoutes } from "./intent-routes";
import { listOf } from "./lists";
import { expandOnly } from "./params";
import { requirePaymentMethod } from "./payment-methods";
import {
  createRefund,
  createRefundParams,
  listRefundsParams,
  refundObject,
  requireRefund,
} from "./refunds";
import { type Route, route } from "./routes";

/** Turns the API's filter parameters into our records' field names. */
function parents(params: { charge?: string; payment_intent?: string; customer?: string }) {
  const { charge, payment_intent: paymentIntent, customer } = params;
  return { charge, paymentIntent, customer };
}

const charges: Route[] = [
  route("GET", "/v1/charges", listChargesParams, ({ ctx, params, expand }) => {
    const filter = { equals: parents(params), created: params.created };
    return listOf("/v1/charges", ctx.store.charges, filter, params, expand, ({ id }, inner) =>
      chargeObject(ctx, id, inner),
    );
  }),
  route("GET", "/v1/charges/:id", expandOnly, ({ ctx, id, expand }) =>
    requireCharge(ctx, id, expand),
  ),
];

const refunds: Route[] = [
  route("POST", "/v1/refunds", createRefundParams, ({ ctx, params, expand }) =>
    createRefund(ctx, params, expand),
  ),
  route("GET", "/v1/refunds", listRefundsParams, ({ ctx, params, expand }) => {
    const filter = { equals: parents(params), created: params.created };
    return listOf("/v1/refunds", ctx.store.refunds, filter, params, expand, ({ id }, inner) =>
      refundObject(ctx, id, inner),
    );
  }),
  route("GET", "/v1/refunds/:id", expandOnly, ({ ctx, id, expand }) =>
    requireRefund(ctx, id, expand),
  ),
];

const disputes: Route[] = [
  route("GET", "/v1/disputes", listDisputesParams, ({ ctx, params, expand }) => {
    const filter = { equals: parents(params), created: params.created };
    return listOf("/v1/disputes", ctx.store.disputes, filter, params, expand, ({ id }, inner) =>
      disputeObject(ctx, id, inner),
    );
  }),
  route("GET", "/v1/disputes/:id", expandOnly, ({ ctx, id, expand }) =>
    disputeObject(ctx, findDispute(ctx, id).id, expand),
  ),
  route("POST", "/v1/disputes/:id/close", expandOnly, ({ ctx, id, expand }) => {
    closeDispute(ctx, findDispute(ctx, id), "lost");
    return disputeObject(ctx, id, expand);
  }),
];

const customers: Route[] = [
  route("POST", "/v1/customers", createCustomerParams, ({ ctx, params }) =>
    createCustomer(ctx, params),
  ),
  route("GET", "/v1/customers", listCustomersParams, ({ ctx, params, expand }) => {
    const filter = { equals: { email: params.email }, created: params.created };
    return listOf("/v1/customers", ctx.store.customers, filter, params, expand, ({ id }) =>
      customerObject(ctx, id),
    );
  }),
  route("GET", "/v1/customers/:id", expandOnly, ({ ctx, id }) => requireCustomer(ctx, id)),
];

const events: Route[] = [
  route("GET", "/v1/events", listEventsParams, ({ ctx, params, expand }) => {
    const patterns = params.types ?? (params.type === undefined ? undefined : [params.type]);
    const filter = { like: patterns && { field: "type", patterns }, created: params.created };
    return listOf("/v1/events", ctx.store.events, filter, params, expand, (event) =>
      eventObject(ctx, event),
    );
  }),
  route("GET", "/v1/events/:id", expandOnly, ({ ctx, id }) => requireEvent(ctx, id)),
];

const paymentMethods: Route[] = [
  route("GET", "/v1/payment_methods/:id", expandOnly, ({ ctx, id }) =>
    requirePaymentMethod(ctx, id),
  ),
];

export const apiRoutes: readonly Route[] = [
  ...intentRoutes,
  ...charges,
  ...refunds,
  ...disputes,
  ...customers,
  ...events,
  ...paymentMethods,
];
