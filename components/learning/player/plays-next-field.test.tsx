// @vitest-environment happy-dom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { mount } from "@/tests/support/mounted";
import { PlaysNextField } from "./plays-next-field";

const unknownAction = new Error("The server knows no such action.");
vi.mock("next/navigation", () => ({
  unstable_isUnrecognizedActionError: (error: unknown) => error === unknownAction,
}));

const toast = vi.hoisted(() => vi.fn());
vi.mock("@/components/ui/toast", () => ({ useToast: () => toast }));
vi.mock("@/components/learning/progress-context", () => ({
  useProgress: () => ({ learnerId: "learner" }),
}));

it.each([
  ["after a release", unknownAction, /^The site was renewed .* reload/],
  ["for another reason", new TypeError("Failed to fetch"), /try again/],
])("a choice that is not saved %s says what to do, and is undone", async (_when, error, words) => {
  vi.spyOn(console, "error").mockReturnValue();
  const { place } = await mount(
    <PlaysNextField playsNext={false} action={() => Promise.reject(error)}>
      Play the next one
    </PlaysNextField>,
  );
  const box = place.querySelector("input") as HTMLInputElement;
  await act(async () => box.click());
  expect(toast).toHaveBeenLastCalledWith({
    title: "Not saved",
    description: expect.stringMatching(words),
    destructive: true,
  });
  expect(box.checked).toBe(false);
});
