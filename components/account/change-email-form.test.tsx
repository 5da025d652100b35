// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { emptyForm, type FormAction } from "@/lib/forms/state";
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

const accept: FormAction = async () => ({ ...emptyForm, done: true });

const refuse: FormAction = async () => ({ ...emptyForm, errors: { email: "Not an address." } });

const page = (isPending: boolean, change: FormAction = accept) => (
  <ChangeEmailForm
    email="old@example.com"
    pending={isPending ? pending : null}
    change={change}
    cancel={accept}
  />
);

async function open(isPending: boolean, change?: FormAction) {
  const { place, draw } = await mount(page(isPending, change));
  /** Sends the form that is shown; the page follows. */
  const send = async (isPendingThen: boolean) => {
    await act(async () => place.querySelector("button")?.click());
    await draw(page(isPendingThen, change));
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

it("a refused address afterwards stands alone", async () => {
  const { place, stop } = await open(true, refuse);
  await stop();
  await stop();
  expect(place.textContent).toContain("Not an address.");
  expect(place.textContent).not.toContain(ENDED);
});
