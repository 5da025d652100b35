import { describe, expect, it } from "vitest";
import { cardProvider } from "../support/world";
import { Customer, readyToPay } from "./customer";
import { countPayments } from "./provider";
import { settle, sweep } from "./time";
import { stories, type Trouble, troubles } from "./troubles";

describe("4 · Card provider", () => {
  for (const [name, usual, story] of stories) {
    const others = (Object.keys(troubles) as Trouble[]).filter((trouble) => trouble !== usual);
    it.each(others)(`%s, ${name}`, (trouble) => story(troubles[trouble]));
  }

  it("half a minute slow: everybody is answered in time, and nothing is charged or granted twice", async () => {
    const { buyer: returning, checkout } = await readyToPay();
    await returning.confirm(checkout);
    const [opening, twice] = [new Customer(), new Customer()];
    await twice.payAndVanish();
    await settle();
    await new Customer(twice.email).payAndVanish();
    await cardProvider.fail({ latencyMs: 30_000 });
    const [asked, face, swept] = await Promise.all([
      opening.askForPayment(),
      returning.comeBack(checkout),
      sweep(),
    ]);
    expect(asked.status).toBe(503);
    expect(face).toContain("We cannot look up your payment");
    expect(swept).toBe(false);
    await cardProvider.recover();
    await opening.payAndVanish();
    expect(await countPayments()).toBe(4);
  });
});
