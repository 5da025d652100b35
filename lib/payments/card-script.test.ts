// @vitest-environment happy-dom
import { loadStripe } from "@stripe/stripe-js/pure";
import { expect, it, vi } from "vitest";

it("the card provider's script has the address that Stripe's package loads", async () => {
  vi.stubEnv("STRIPE_JS_URL", "");
  const { cardScript } = await import("./card-script");
  const append = vi.spyOn(document.head, "appendChild").mockImplementation((it) => it);
  void loadStripe("pk_test_1");
  expect(append).toHaveBeenCalledWith(expect.objectContaining({ src: cardScript }));
});
