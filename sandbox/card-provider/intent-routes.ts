import { browserIntent } from "./browser-intent";
import { confirmIntent, confirmIntentParams } from "./confirm";
import type { Context } from "./context";
import { noSuch } from "./errors";
import type { Expansion } from "./expansion";
import { intentObject } from "./intent-object";
import {
  cancelIntent,
  cancelIntentParams,
  createIntent,
  createIntentParams,
  listIntentsParams,
  requireIntent,
  updateIntent,
  updateIntentParams,
} from "./intents";
import { listOf } from "./lists";
import { expandOnly } from "./params";
import type { IntentRecord } from "./records";
import { type Caller, type Route, route } from "./routes";

const url = "/v1/payment_intents";

export const intentRoutes: Route[] = [
  route("POST", url, createIntentParams, ({ ctx, params, expand }) => {
    const { id } = createIntent(ctx, params);
    return intentObject(ctx, id, expand);
  }),
  route("GET", url, listIntentsParams, ({ ctx, params, expand }) => {
    const filter = { created: params.created };
    return listOf(url, ctx.store.intents, filter, params, expand, ({ id }, inner) =>
      intentObject(ctx, id, inner),
    );
  }),
  route(
    "GET",
    `${url}/:id`,
    expandOnly,
    ({ ctx, id, expand, caller }) => {
      intentFor(ctx, id, caller);
      return shownTo(caller, ctx, id, expand);
    },
    true,
  ),
  route("POST", `${url}/:id`, updateIntentParams, ({ ctx, id, params, expand }) => {
    updateIntent(ctx, requireIntent(ctx, id), params);
    return intentObject(ctx, id, expand);
  }),
  route(
    "POST",
    `${url}/:id/confirm`,
    confirmIntentParams,
    ({ ctx, id, params, expand, caller }) => {
      const declined = confirmIntent(ctx, intentFor(ctx, id, caller), params);
      return declined ?? shownTo(caller, ctx, id, expand);
    },
    true,
  ),
  route("POST", `${url}/:id/cancel`, cancelIntentParams, ({ ctx, id, params, expand }) => {
    cancelIntent(ctx, requireIntent(ctx, id), params);
    return intentObject(ctx, id, expand);
  }),
];

function intentFor(ctx: Context, id: string, caller: Caller): IntentRecord {
  const intent = requireIntent(ctx, id);
  if (caller.key === "publishable" && caller.clientSecret !== intent.clientSecret) {
    throw noSuch("payment_intent", id, "client_secret");
  }
  return intent;
}

function shownTo(caller: Caller, ctx: Context, id: string, expand: Expansion) {
  const intent = intentObject(ctx, id, expand);
  return caller.key === "secret" ? intent : browserIntent(intent);
}
