import { expect, it } from "vitest";
import { grantState, worstDispute } from "./rules";

it.each([
  [0, "none", "live"],
  [4998, "none", "live"],
  [4999, "none", "ended"],
  [0, "open", "suspended"],
  [0, "won", "live"],
  [0, "lost", "ended"],
  [4999, "won", "ended"],
] as const)(
  "with %i pence refunded and a dispute %s a grant is %s",
  (refundedPence, disputeStatus, state) => {
    expect(grantState({ pricePence: 4999, refundedPence, disputeStatus })).toBe(state);
  },
);

it("several disputes count as the worst of them", () => {
  expect(worstDispute(["won", "lost", "open"])).toBe("lost");
  expect(worstDispute(["won", "open"])).toBe("open");
  expect(worstDispute([])).toBe("none");
});
