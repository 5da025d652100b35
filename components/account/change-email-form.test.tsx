// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { emptyForm } from "@/lib/forms/state";
import { mount } from "@/tests/support/mounted";
import { ChangeEmailForm } from "./change-email-form";

const WRITTEN = "We have written to both addresses";
const ENDED = "No change is waiting any more";

const pending = {
  newEmail: "new@example.com",
  oldConfirmed: false,
  newConfirmed: false,
  until: "14:30 UK time",
};

const accept = async () => ({ ...emptyForm, done: true });

const page = (isPending: boolean) => (
  <ChangeEmailForm
    email="old@example.com"
    pending={isPending ? pending : null}
    change={accept}
    cancel={accept}
  />
);

async function open(isPending: boolean) {
  const { place, draw } = await mount(page(isPending));
  /** Sends the form that is shown; the page follows. */
  const send = async (isPendingThen: boolean) => {
    await act(async () => place.querySelector("button")?.click());
    await draw(page(isPendingThen));
  };
  return { place, ask: () => send(true), stop: () => send(false) };
}

const focused = () => document.querySelector("[tabindex]:focus")?.textContent;

it("words that both addresses were written to take the focus from the form, at each request", async () => {
  const { place, ask, stop } = await open(false);
  await ask();
  expect(focused()).toContain(WRITTEN);
  expect(place.textContent).toContain("press its button before 14:30 UK time.");
  await stop();
  await ask();
  expect(focused()).toContain(WRITTEN);
  expect(place.textContent).not.toContain(ENDED);
});

it("a change that is stopped is said to have ended, in words that take the focus", async () => {
  const { place, stop } = await open(true);
  expect(focused()).toBeUndefined();
  await stop();
  expect(focused()).toBe(`${ENDED}Your address is old@example.com.`);
  expect(place.querySelector("input")?.value).toBe("");
});
