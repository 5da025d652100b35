// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { emptyForm } from "@/lib/forms/state";
import { mount } from "@/tests/support/mounted";
import { CompanyForm } from "./company-form";

const form = (isOffered: boolean) => (
  <CompanyForm
    action={async () => ({ ...emptyForm, done: true })}
    number={1001}
    isOffered={isOffered}
  />
);

it("once the invoice is corrected, words in place of the form say so and take the focus", async () => {
  const { place, draw } = await mount(form(true));
  await act(async () => place.querySelector("button")?.click());
  await draw(form(false));
  expect(place.querySelector("form")).toBeNull();
  const words = place.querySelector("[role=status]");
  expect(words?.textContent).toContain("Invoice corrected");
  expect(document.activeElement).toBe(words?.parentElement);
});

it("an invoice that was corrected earlier shows neither form nor words", async () => {
  const { place } = await mount(form(false));
  expect(place.textContent).toBe("");
});
