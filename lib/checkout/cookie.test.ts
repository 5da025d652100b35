import { randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { readCheckoutOrders, rememberCheckoutOrder } from "./cookie";

/** The cookies of this browser. */
const jar = new Map<string, { value: string }>();
vi.mock("next/headers", () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string) => jar.set(name, { value }),
  }),
}));
beforeEach(() => jar.clear());

it("a browser's cookie contains the last five orders that it began", async () => {
  const orders = Array.from({ length: 6 }, () => randomUUID());
  for (const order of orders) await rememberCheckoutOrder(order);
  expect(await readCheckoutOrders()).toEqual(orders.slice(1).reverse());
});

it("a cookie with another order's number but without its signature is not accepted", async () => {
  const own = randomUUID();
  const anothers = randomUUID();
  await rememberCheckoutOrder(own);
  const [, signature] = jar.get("checkout")?.value.split("~") ?? [];
  for (const value of [anothers, `${anothers}~`, `${anothers}~${signature}`]) {
    jar.set("checkout", { value });
    expect(await readCheckoutOrders(), value).toEqual([]);
  }
  jar.set("checkout", { value: `${own}~${signature}` });
  expect(await readCheckoutOrders()).toEqual([own]);
});
