import { expect, it, vi } from "vitest";
import { pay, startProvider } from "./harness";

async function sandboxWithIntents(count: number) {
  const sandbox = await startProvider();
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await sandbox.stripe.paymentIntents.create({ amount: 500, currency: "gbp" });
    ids.unshift(id);
  }
  return { ...sandbox, ids };
}

it("lists newest first, page by page", async () => {
  const { stripe, ids } = await sandboxWithIntents(5);
  const idsOf = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);
  const first = await stripe.paymentIntents.list({ limit: 2 });
  expect([idsOf(first), first.has_more]).toEqual([ids.slice(0, 2), true]);
  const last = await stripe.paymentIntents.list({ limit: 3, starting_after: ids[1] });
  expect([idsOf(last), last.has_more]).toEqual([ids.slice(2), false]);
});

it("filters by time of creation", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T10:00:00Z") });
  const { stripe } = await sandboxWithIntents(1);
  vi.setSystemTime(new Date("2026-01-01T11:00:00Z"));
  const { id } = await stripe.paymentIntents.create({ amount: 900, currency: "gbp" });
  vi.useRealTimers();
  const noon = Date.parse("2026-01-01T11:00:00Z") / 1000;
  const { data } = await stripe.paymentIntents.list({ created: { gte: noon } });
  expect(data).toMatchObject([{ id, amount: 900 }]);
});

it("filters events by kind", async () => {
  const { stripe } = await startProvider();
  await pay(stripe);
  const types = ["payment_intent.succeeded", "charge.succeeded"];
  const { data } = await stripe.events.list({ types });
  expect(data.map((event) => event.type).sort()).toEqual(types.sort());
});

it("refuses a cursor that does not exist and a page that is too long", async () => {
  const { stripe } = await startProvider();
  await expect(stripe.paymentIntents.list({ starting_after: "pi_no" })).rejects.toMatchObject({
    code: "resource_missing",
    param: "starting_after",
  });
  await expect(stripe.paymentIntents.list({ limit: 101 })).rejects.toMatchObject({
    param: "limit",
  });
});
