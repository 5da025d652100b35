import { expect, it } from "vitest";
import { nextStep, takesRight } from "@/lib/alerts/list";
import { withoutRight } from "./rules";

const listed = (kind: string) => ({
  what: "£49.99 was paid.",
  step: nextStep(kind),
  offersRefund: true,
  takesRight: takesRight(kind),
});

it.each(["mail-bounced", "card-accepted", "withdrawal-due", "paid-without-access"])(
  "the alert %s tells an assistant without the right to ask the owner, and hides sums",
  (kind) => {
    expect(withoutRight(listed(kind))).toMatchObject({
      what: "£… was paid.",
      step: expect.stringMatching(/ for the owner of this shop: please ask them\.$/),
      offersRefund: false,
    });
  },
);

it("an alert that everybody may settle tells an assistant what it tells the owner", () => {
  expect(withoutRight(listed("gift-bounced")).step).toBe(nextStep("gift-bounced"));
});
