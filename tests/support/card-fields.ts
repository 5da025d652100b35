import { findTestCard } from "@/sandbox/card-provider/cards";
import { BUYER } from "./samples";

/** The fields that the checkout's form sends for a test card, by its name, together with the payer's address. */
export function cardFields(name: string, email: string): Record<string, string> {
  const card = findTestCard(name);
  if (!card) throw new Error(`There is no test card ${name}.`);
  return {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": card.number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": String(new Date().getFullYear() + 3),
    "payment_method_data[billing_details][name]": BUYER.name,
    "payment_method_data[billing_details][email]": email,
    "payment_method_data[billing_details][address][country]": BUYER.country,
  };
}
