import { PERMISSIONS } from "@/lib/payments/stripe-setup";
import { invalidRequest } from "./errors";

/** The permissions that the README tells the coach to allow; a restricted key has them unless a test removes some. */
export const RECOMMENDED = PERMISSIONS.map(({ permission }) => permission);

/** The provider's name for the resource behind a path; refunds are part of charges. */
const resources: [path: RegExp, resource: string][] = [
  [/^\/v1\/payment_intents/, "payment_intent"],
  [/^\/v1\/(charges|refunds)/, "charge"],
  [/^\/v1\/disputes/, "dispute"],
  [/^\/v1\/radar\/early_fraud_warnings/, "early_fraud_warning"],
  [/^\/v1\/balance_transactions/, "balance_transaction_source"],
  [/^\/v1\/payouts/, "payout"],
  [/^\/v1\/events/, "event"],
  [/^\/v1\/webhook_endpoints/, "webhook"],
  [/^\/v1\/account$/, "accounts_kyc_basic"],
];

/** Throws the provider's 403 for a restricted key that lacks a permission; writing includes reading. */
export function assertPermitted(
  key: string,
  permissions: readonly string[],
  { method, path }: { method: string; path: string },
) {
  if (!key.startsWith("rk_")) return;
  const resource = resources.find(([pattern]) => pattern.test(path))?.[1];
  const needed = `rak_${resource}_${method === "GET" ? "read" : "write"}`;
  if ([needed, `rak_${resource}_write`].some((each) => permissions.includes(each))) return;
  throw invalidRequest(
    `The provided key '${key.slice(0, 8)}${"*".repeat(20)}${key.slice(-6)}' does not have the required permissions for this endpoint on account 'acct_sandbox'. Having the '${needed}' permission would allow this request to continue.`,
    { status: 403 },
  );
}
