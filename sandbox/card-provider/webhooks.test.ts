import { expect, it, vi } from "vitest";

import { keys, pay, startProvider, startReceiver, temporaryFile, untilHolds } from "./harness";

vi.setConfig({ testTimeout: 20_000 });

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

function typesOf({ received }: Receiver) {
  return received.map(({ body }) => JSON.parse(body).type);
}

const paidEvents = ["charge.succeeded", "payment_intent.created", "payment_intent.succeeded"];

it("sends signed events that the SDK accepts", async () => {
  const receiver = await startReceiver();
  const { stripe } = await startProvider({ webhookUrl: receiver.url });
  const { id } = await pay(stripe);
  await untilHolds(() => expect(typesOf(receiver).sort()).toEqual(paidEvents));
  const events = receiver.received.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, keys.webhookSecret),
  );
  const succeeded = events.find((event) => event.type === "payment_intent.succeeded");
  expect(succeeded).toMatchObject({ data: { object: { id, status: "succeeded" } } });
  expect(succeeded?.request?.id).toMatch(/^req_/);
  const [first] = receiver.received;
  expect(() =>
    stripe.webhooks.constructEvent(`${first?.body} `, `${first?.signature}`, keys.webhookSecret),
  ).toThrow("signature");
});

it("repeats an event with the same body until the shop accepts it", async () => {
  const receiver = await startReceiver([500, 302, 404]);
  const { stripe, call } = await startProvider({ webhookUrl: receiver.url });
  await stripe.paymentIntents.create({ amount: 500, currency: "gbp" });
  await untilHolds(() => expect(receiver.received).toHaveLength(4));
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  await untilHolds(async () => {
    const { deliveries } = (await call("GET", "deliveries")).body;
    expect(deliveries).toMatchObject([{ state: "delivered", attempts: 4, lastStatus: 200 }]);
  });
  const [event] = (await stripe.events.list()).data;
  expect(event?.pending_webhooks).toBe(0);
});

it("answers API calls although its events are not accepted, and delivers them after a restart", async () => {
  const file = temporaryFile();
  const before = await startProvider({ file });
  await pay(before.stripe);
  await untilHolds(async () => {
    const { deliveries } = (await before.call("GET", "deliveries")).body;
    expect(deliveries[0]).toMatchObject({ state: "pending", lastError: expect.any(String) });
  });
  await before.close();
  const receiver = await startReceiver();
  await startProvider({ file, webhookUrl: receiver.url });
  await untilHolds(() => expect(typesOf(receiver).sort()).toEqual(paidEvents));
});
