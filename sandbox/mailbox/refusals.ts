import { Failure } from "./failure";

/**
 * The provider's possible answers to a mail, by the mode that selects them:
 * https://resend.com/docs/api-reference/errors. Three modes are named by their status.
 */
const refusals = {
  "400": [400, "validation_error", "We found an error with one or more fields in the request."],
  "403": [403, "validation_error", "The example.test domain is not verified."],
  "422": [422, "validation_error", "Invalid `to` field."],
  "429": [
    429,
    "rate_limit_exceeded",
    "Too many requests. You can only make 2 requests per second.",
  ],
  missing_api_key: [401, "missing_api_key", "Missing API key in the authorization header."],
  restricted_api_key: [
    401,
    "restricted_api_key",
    "This API key is restricted to only send emails.",
  ],
  invalid_api_key: [403, "invalid_api_key", "API key is invalid."],
  not_found: [404, "not_found", "The requested endpoint does not exist."],
  method_not_allowed: [405, "method_not_allowed", "Method is not allowed for the requested path."],
  invalid_idempotent_request: [
    409,
    "invalid_idempotent_request",
    "Same idempotency key used with a different request payload.",
  ],
  concurrent_idempotent_requests: [
    409,
    "concurrent_idempotent_requests",
    "Same idempotency key used while original request is still in progress.",
  ],
  invalid_idempotency_key: [400, "invalid_idempotency_key", "The key must be between 1-256 chars."],
  invalid_attachment: [422, "invalid_attachment", "Attachment must have either a content or path."],
  invalid_from_address: [422, "invalid_from_address", "Invalid from field."],
  invalid_access: [422, "invalid_access", "Access must be full_access or sending_access."],
  invalid_parameter: [422, "invalid_parameter", "The parameter must be a valid UUID."],
  invalid_region: [422, "invalid_region", "Region must be one of those listed."],
  missing_required_field: [422, "missing_required_field", "Missing `to` field."],
  daily_quota_exceeded: [429, "daily_quota_exceeded", "You have reached your daily email quota."],
  monthly_quota_exceeded: [
    429,
    "monthly_quota_exceeded",
    "You have reached your monthly email quota.",
  ],
  security_error: [451, "security_error", "We may have found a security issue with the request."],
  application_error: [500, "application_error", "An unexpected error occurred."],
  internal_server_error: [500, "internal_server_error", "An unexpected error occurred."],
} satisfies Record<string, [status: number, name: string, message: string]>;

export type Refusal = keyof typeof refusals;

export const refusalNames = Object.keys(refusals).filter(isRefusal);

export function isRefusal(mode: string): mode is Refusal {
  return Object.hasOwn(refusals, mode);
}

export function refuse(mode: Refusal, headers: Record<string, string> = {}): Failure {
  const [status, name, message] = refusals[mode];
  return new Failure(status, name, message, headers);
}
