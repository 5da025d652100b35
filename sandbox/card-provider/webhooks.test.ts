import { expect, it, vi } from "vitest";

import { pay, startProvider, startReceiver, temporaryFile, untilHolds } from "./harness";

vi.setConfig({ testTimeout: 20_000 });

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
  await untilHolds(() =>
    expect(receiver.received.map((body) => JSON.parse(body).type).sort()).toEqual([
      "charge.succeeded",
      "payment_intent.created",
      "payment_intent.succeeded",
    ]),
  );
});
