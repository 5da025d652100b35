import type Stripe from "stripe";
import type { BrowserIntent } from "./browser-intent";

export type ErrorBody = Omit<Stripe.PaymentIntent.LastPaymentError, "payment_intent"> & {
  payment_intent?: Stripe.PaymentIntent | BrowserIntent;
};

/** An answer in the provider's error shape; throwing it rolls back what the request had changed. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
    this.name = "ApiError";
  }
}

export function invalidRequest(
  message: string,
  more: Partial<ErrorBody> & { status?: number } = {},
): ApiError {
  const { status = 400, ...body } = more;
  return new ApiError(status, { type: "invalid_request_error", message, ...body });
}

export function unauthorised(message: string): ApiError {
  return invalidRequest(message, { status: 401 });
}

export function noSuch(what: string, id: string, param: string, status = 404): ApiError {
  const message = `No such ${what}: '${id}'`;
  return invalidRequest(message, { status, code: "resource_missing", param });
}

export function unexpectedState(message: string, paymentIntent: Stripe.PaymentIntent): ApiError {
  return invalidRequest(message, {
    code: "payment_intent_unexpected_state",
    payment_intent: paymentIntent,
  });
}

export function keyInUse(): ApiError {
  return new ApiError(409, {
    type: "idempotency_error",
    code: "idempotency_key_in_use",
    message: "Another request with this idempotency key is still in progress.",
  });
}

export function keyReused(key: string): ApiError {
  return new ApiError(400, {
    type: "idempotency_error",
    message: `The idempotency key '${key}' was first used with other parameters or another endpoint.`,
  });
}

/** The answer of a switched-on fault, in place of the real one. */
export function faultError(status: number): ApiError {
  if (status === 429) {
    return invalidRequest("Too many requests hit the API too quickly.", {
      status,
      code: "rate_limit",
    });
  }
  return new ApiError(status, {
    type: status < 500 ? "invalid_request_error" : "api_error",
    message: "The sandbox was told to fail this request.",
  });
}
