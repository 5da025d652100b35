import { z } from "zod";
import { emailField, lineField } from "@/lib/forms/fields";
import { typedNumber } from "@/lib/lists/search";

/** The acknowledgement sends these words to an address that anybody can type, so they must hold no links. */
function plainField(maxLength: number) {
  return lineField(maxLength).refine(
    (line) => !/:\/\/|www\./i.test(line),
    "Please leave out web addresses",
  );
}

const pressed = z.literal("yes").optional().catch(undefined);

export const withdrawalInput = z.object({
  name: plainField(100),
  email: emailField,
  order: plainField(40).transform((typed) => String(typedNumber(typed) ?? typed)),
  part: z.union([z.literal(""), plainField(200)]).default(""),
  /** The second step's button that leads back to the fields. */
  change: pressed,
  confirmed: pressed,
});
export type WithdrawalInput = z.output<typeof withdrawalInput>;

export const withdrawalQuery = z.object({ before: z.uuid().optional().catch(undefined) });
