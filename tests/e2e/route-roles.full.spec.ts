import { expect, test } from "@playwright/test";
import { findFaults } from "../support/ask-as-roles";
import { roles } from "../support/route-table";
import { site } from "../support/world";

test.beforeAll(() => site.removeGate());
test.afterAll(() => site.restart());

test("with middleware.ts switched off, each route answers each role as the table says", async () => {
  test.setTimeout(240_000);
  expect(await findFaults(roles)).toEqual([]);
});
