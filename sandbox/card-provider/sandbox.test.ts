import { expect, it } from "vitest";
import { pay, startProvider } from "./harness";

it("lists payments newest first, with their buttons, and escapes their data", async () => {
  const { stripe, url } = await startProvider();
  await stripe.paymentIntents.create({
    amount: 4999,
    currency: "gbp",
    metadata: { order_id: "<script>alert(7)</script>" },
  });
  await pay(stripe, "pm_card_createDispute", 1250);
  const page = await (await fetch(url)).text();
  expect(page).toContain("no money moves");
  expect(page.indexOf("£12.50")).toBeLessThan(page.indexOf("£49.99"));
  expect(page).toContain("Dispute won");
  expect(page).toContain("&lt;script&gt;alert(7)");
  expect(page).not.toContain("<script");
});

async function pressButton(url: string, path: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  const headers = { Origin: url };
  const response = await fetch(url + path, { method: "POST", body, headers, redirect: "manual" });
  expect(response.status).toBe(303);
  return (await fetch(new URL(`${response.headers.get("location")}`, url))).text();
}

it("refunds a part from the page, and says why it cannot", async () => {
  const { stripe, url } = await startProvider();
  const { id } = await pay(stripe);
  const path = `/sandbox/payments/${id}/refund`;
  expect(await pressButton(url, path, { pounds: "10.50" })).toContain("£10.50");
  expect(await pressButton(url, path, { pounds: "49.99" })).toContain("greater than unrefunded");
  expect(await pressButton(url, path, { pounds: "lots" })).toContain("must look like 12.50");
});

it("refuses forms from other sites, unknown fields and paths, and large bodies", async () => {
  const { stripe, url, call } = await startProvider();
  const { id } = await pay(stripe);
  const headers = { Origin: "https://elsewhere.test" };
  for (const path of [`/sandbox/payments/${id}/refund`, `/3ds/${id}`]) {
    expect((await fetch(url + path, { method: "POST", headers })).status).toBe(403);
  }
  expect((await call("POST", `payments/${id}/refund`, { amout: 1 })).status).toBe(400);
  expect((await call("PUT", "faults", { paths: "(" })).status).toBe(400);
  expect((await call("POST", "nonsense")).status).toBe(404);
  const large = stripe.paymentIntents.create({
    amount: 500,
    currency: "gbp",
    description: "x".repeat(400_000),
  });
  await expect(large).rejects.toMatchObject({ statusCode: 413 });
});
