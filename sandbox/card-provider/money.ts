import { z } from "zod";
import { invalidRequest } from "./errors";

const MAX_AMOUNT = 99_999_999;

/** The provider's smallest charge per currency, in pence or cents. */
const minimums: Record<string, { amount: number; text: string }> = {
  gbp: { amount: 30, text: "£0.30 gbp" },
  eur: { amount: 50, text: "€0.50 eur" },
  usd: { amount: 50, text: "$0.50 usd" },
};

export const currency = z
  .string()
  .toLowerCase()
  .refine((code) => code in minimums, "the sandbox takes gbp, eur and usd");

export function assertChargeable(amount: number, currency: string) {
  const minimum = minimums[currency];
  if (amount < 1) {
    throw invalidRequest("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  }
  if (minimum && amount < minimum.amount) {
    throw invalidRequest(`Amount must be at least ${minimum.text}`, {
      code: "amount_too_small",
      param: "amount",
    });
  }
  if (amount > MAX_AMOUNT) {
    throw invalidRequest("Amount must be no more than 999,999.99", {
      code: "amount_too_large",
      param: "amount",
    });
  }
}

export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(amount / 100);
}
