import { z } from "zod";
import { dayField, emailField, idTextField, searchField, textField } from "@/lib/forms/fields";
import { isCountry } from "@/lib/text/countries";
import { parsePounds } from "@/lib/text/money";

export const orderNumber = idTextField;

const reason = textField(500);

export const orderAction = z.object({ number: orderNumber });

export const emailCorrection = z.object({ number: orderNumber, email: emailField, reason });

export const accessChange = z.object({ number: orderNumber, reason });

export const refundRequest = z.object({
  number: orderNumber,
  /** Typed in pounds, "10" or "£10.50"; output in pence. */
  amount: z
    .string("Please say how much")
    .transform(parsePounds)
    .pipe(z.number("Please write pounds and pence, as in 10.50").positive("Please say how much")),
  /** The line to refund, for an order with several. */
  lineId: z.uuid("Please choose a line").optional(),
  reason,
});
export type RefundRequest = z.output<typeof refundRequest>;

/** An invalid filter is ignored. */
const orderFilters = z.object({
  from: dayField.optional().catch(undefined),
  to: dayField.optional().catch(undefined),
  course: idTextField.optional().catch(undefined),
  country: z.string().refine(isCountry).optional().catch(undefined),
  state: z
    .enum(["paid", "part-refunded", "refunded", "pending", "disputed", "lost", "unpaid"])
    .optional()
    .catch(undefined),
});
export type OrderFilters = z.output<typeof orderFilters>;

export const orderListQuery = orderFilters.extend({
  q: searchField,
  show: z.enum(["paid", "all"]).catch("paid"),
  before: orderNumber.optional().catch(undefined),
});
export type OrderListQuery = z.output<typeof orderListQuery>;
