import { onTestFinished } from "vitest";
import { db } from "@/lib/db";
import { fulfil } from "@/lib/payments/fulfil";
import { saveSettings } from "@/lib/site/settings/commands";
import { findSettings, readSelling } from "@/lib/site/settings/queries";
import { settingsInput } from "@/lib/site/settings/schema";
import { COACH, openOrder } from "./builders";
import { payAs, readOrder } from "./shop";

export const registered = { ukVatNumber: "GB123456789", ossVatNumber: "EU372012345" };

/** Saves these settings for the duration of a test. */
export async function sellAs(changes: Partial<Awaited<ReturnType<typeof readSelling>>>) {
  const before = await readSelling(db);
  const save = async (value: object) => {
    const { version } = (await findSettings("selling")) ?? { version: 1 };
    const edit = { ...value, group: "selling", version: String(version), isSample: "off" };
    await saveSettings(COACH, settingsInput.parse(edit));
  };
  await save({ ...before, ...changes });
  onTestFinished(() => save(before));
}

/** Sold to a buyer who claims to live there; the stand-in's cards are British. */
export async function soldIn(country: string, networkCountry: string | null = null) {
  const order = await openOrder({ country, networkCountry });
  const { email, orderId, paymentIntentId } = order;
  await payAs(email, paymentIntentId);
  await fulfil(paymentIntentId);
  return { ...order, line: (await readOrder(orderId)).lines[0] };
}
