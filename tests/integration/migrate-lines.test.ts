import { expect, test } from "vitest";
import { migrateWhileSelling } from "../support/older-shop";

/** MIGRATED_ORDERS=200000 and `--silent=false` measure the times in docs/scaling.md. */
const orders = Number(process.env.MIGRATED_ORDERS ?? 5000);

test("every order gets its line while an older version goes on selling", async () => {
  const { sold, times, found } = await migrateWhileSelling(orders);
  console.log(`${orders} orders migrated, ${sold} sold meanwhile: ${times}`);
  expect(found).toEqual({ orders: orders + sold, wrong: 0, unnamed: 0, unchecked: 0 });
}, 900_000);
