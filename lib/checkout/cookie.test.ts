import { randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { holdsOrder, readCheckoutOrders, rememberCheckoutOrder } from "./cookie";

/** What this browser keeps. */
const jar = new Map<string, { value: string }>();
vi.mock("next/headers", () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string) => jar.set(name, { value }),
  }),
}));
beforeEach(() => jar.clear());

it("a browser holds the orders that it began, the last five of them", async () => {
  const orders = Array.from({ length: 6 }, () => randomUUID());
  for (const order of orders) await rememberCheckoutOrder(order);
  expect(await readCheckoutOrders()).toEqual(orders.slice(1).reverse());
});

it("nobody holds an order by writing its number into the cookie", async () => {
  const own = randomUUID();
  const anothers = randomUUID();
  await rememberCheckoutOrder(own);
  const [, signature] = jar.get("checkout")?.value.split("~") ?? [];
  for (const value of [anothers, `${anothers}~`, `${anothers}~${signature}`]) {
    jar.set("checkout", { value });
    expect(await holdsOrder(anothers), value).toBe(false);
  }
  jar.set("checkout", { value: `${own}~${signature}` });
  expect(await holdsOrder(own)).toBe(true);
});
