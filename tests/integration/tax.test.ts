import { expect, it } from "vitest";
import { whyNotSold } from "@/lib/checkout/commands";
import { db } from "@/lib/db";
import { composeMail } from "@/lib/mail/compose";
import { forgetTaxEvidence } from "@/lib/payments/vat/commands";
import { daysAgo, findMail, soldOrder } from "../support/builders";
import { registered, sellAs, soldIn } from "../support/selling";
import { readOrder } from "../support/shop";

async function readReceipt(email: string): Promise<string> {
  const { props } = await findMail(email, "purchase-confirmation");
  const { text } = await composeMail({ kind: "purchase-confirmation", props } as never);
  return text;
}

it("a seller who is not registered charges no VAT, and the receipt does not mention it", async () => {
  const { email, orderId } = await soldOrder();
  const { lines } = await readOrder(orderId);
  expect(lines).toMatchObject([{ vatBasisPoints: null, vatPence: null, pricePence: 4999 }]);
  expect(await readReceipt(email)).not.toContain("VAT");
  expect(await db.alert.count({ where: { orderId } })).toBe(0);
});

it("a registered seller records the rate of the buyer's country within the same price", async () => {
  await sellAs(registered);
  const british = await soldIn("GB");
  expect(british.line).toMatchObject({ vatBasisPoints: 2000, vatPence: 833, pricePence: 4999 });
  expect(await readReceipt(british.email)).toContain("£49.99, VAT included");
  expect(await db.alert.count({ where: { orderId: british.orderId } })).toBe(0);
});

it("a country that the card contradicts is stored as evidence and raises an alert", async () => {
  await sellAs(registered);
  const { orderId, line } = await soldIn("IE");
  expect(line).toMatchObject({ vatBasisPoints: 2300, vatPence: 935 });
  const evidence = await db.taxEvidence.findUniqueOrThrow({ where: { orderId } });
  expect(evidence).toMatchObject({ addressCountry: "IE", cardCountry: "GB" });
  const alerts = await db.alert.findMany({ where: { orderId } });
  expect(alerts).toMatchObject([{ kind: "country-unproven" }]);
  expect(alerts[0]?.detail).toContain("address is Ireland, of the card United Kingdom");
});

it.each([
  ["IE", 0],
  ["GB", 1],
])("a network in %s confirms an Irish address or leaves it unproven", async (network, alerts) => {
  await sellAs(registered);
  const { orderId } = await soldIn("IE", network);
  const evidence = await db.taxEvidence.findUniqueOrThrow({ where: { orderId } });
  const facts = { addressCountry: "IE", cardCountry: "GB", networkCountry: network };
  expect(evidence).toMatchObject(facts);
  expect(await db.alert.count({ where: { orderId } })).toBe(alerts);
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

it("a country that the coach does not sell to is refused with a reason until the coach does", async () => {
  expect(await whyNotSold("FR")).toContain("We do not sell to France yet");
  expect(await whyNotSold("IE")).toBeNull();
  await sellAs({ countries: "united kingdom,  France" });
  expect(await whyNotSold("FR")).toBeNull();
  expect(await whyNotSold("IE")).toContain("Ireland");
});
