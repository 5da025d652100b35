import { describe, expect, it } from "vitest";
import { Customer } from "./customer";
import { statusOf } from "./site-health";
import { connectSlowClients } from "./slow-clients";

describe("8 · Load", () => {
  it("400 clients that never finish their requests do not keep others from reading and buying", async () => {
    const slow = await connectSlowClients(400);
    try {
      expect(await statusOf("/")).toBe(200);
      expect(await statusOf("/signin")).toBe(200);
      const buyer = new Customer();
      expect(await buyer.comeBack(await buyer.payAndVanish())).toMatch(/success/i);
    } finally {
      slow.leave();
    }
  });
});
