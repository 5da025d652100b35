import { expect, it, onTestFinished } from "vitest";
import { saveOrderDetails, whyNotSold } from "@/lib/checkout/commands";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import { composeMail } from "@/lib/mail/compose";
import { fulfil } from "@/lib/payments/fulfil";
import { forgetTaxEvidence } from "@/lib/payments/tax";
import { saveSettings } from "@/lib/site/settings/commands";
import { findSettings, readSelling } from "@/lib/site/settings/queries";
import { settingsInput } from "@/lib/site/settings/schema";
import { COACH, daysAgo, findMail, openOrder, soldOrder } from "../support/builders";
import { BUYER } from "../support/samples";
import { payAs, readOrder } from "../support/shop";

const registered = { ukVatNumber: "GB123456789", ossVatNumber: "EU372012345" };

/** Saves these settings for the length of a test. */
async function sellAs(changes: Partial<Awaited<ReturnType<typeof readSelling>>>) {
  const before = await readSelling(db);
  const save = async (value: object) => {
    const { version } = (await findSettings("selling")) ?? { version: 1 };
    const edit = { ...value, group: "selling", version: String(version), isSample: "off" };
    await saveSettings(COACH, settingsInput.parse(edit));
  };
  await save({ ...before, ...changes });
  onTestFinished(() => save(before));
}

/** Sold to somebody who says that they live there; the stand-in's cards are British. */
async function soldIn(country: string) {
  const order = await openOrder();
  const { email, orderId, paymentIntentId } = order;
  const consent = { consentVersion: CONSENT_VERSION, userId: null };
  await saveOrderDetails(orderId, { ...BUYER, ...consent, email, country });
  await payAs(email, paymentIntentId);
  await fulfil(paymentIntentId);
  return { ...order, line: (await readOrder(orderId)).lines[0] };
}

async function readReceipt(email: string): Promise<string> {
  const { props } = await findMail(email, "purchase-confirmation");
  const { text } = await composeMail({ kind: "purchase-confirmation", props } as never);
  return text;
}

it("a seller who is not registered books no VAT, and the receipt has no word of it", async () => {
  const { email, orderId } = await soldOrder();
  const { lines } = await readOrder(orderId);
  expect(lines).toMatchObject([{ vatBasisPoints: null, vatPence: null, pricePence: 4999 }]);
  expect(await readReceipt(email)).not.toContain("VAT");
  expect(await db.alert.count({ where: { orderId } })).toBe(0);
});

it("a registered seller books the rate of the buyer's country within the same price", async () => {
  await sellAs(registered);
  const british = await soldIn("GB");
  expect(british.line).toMatchObject({ vatBasisPoints: 2000, vatPence: 833, pricePence: 4999 });
  expect(await readReceipt(british.email)).toContain("£49.99, VAT included");
  expect(await db.alert.count({ where: { orderId: british.orderId } })).toBe(0);
});

it("a country that the card does not speak for is kept as evidence and put before the coach", async () => {
  await sellAs(registered);
  const { orderId, line } = await soldIn("IE");
  expect(line).toMatchObject({ vatBasisPoints: 2300, vatPence: 935 });
  const evidence = await db.taxEvidence.findUniqueOrThrow({ where: { orderId } });
  expect(evidence).toMatchObject({ addressCountry: "IE", cardCountry: "GB" });
  const alerts = await db.alert.findMany({ where: { orderId } });
  expect(alerts).toMatchObject([{ kind: "country-unproven" }]);
});

it("the evidence of a country is deleted ten years after the end of its year", async () => {
  const { orderId } = await soldOrder();
  const age = (days: number) =>
    db.taxEvidence.update({ where: { orderId }, data: { createdAt: daysAgo(days) } });
  await age(3990);
  await forgetTaxEvidence();
  await age(4030);
  expect(await forgetTaxEvidence()).toBe("1 orders’ evidence of a country deleted");
});

it("a country that the coach does not sell to is refused in words, until she does", async () => {
  expect(await whyNotSold("FR")).toContain("We do not sell to France yet");
  expect(await whyNotSold("IE")).toBeNull();
  await sellAs({ countries: "united kingdom,  France" });
  expect(await whyNotSold("FR")).toBeNull();
  expect(await whyNotSold("IE")).toContain("Ireland");
});
