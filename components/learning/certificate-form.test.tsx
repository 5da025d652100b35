// @vitest-environment happy-dom
import { act } from "react";
import { expect, it } from "vitest";
import { emptyForm } from "@/lib/forms/state";
import { mount } from "@/tests/support/mounted";
import { CertificateForm } from "./certificate-form";

const form = (isIssued: boolean) => (
  <CertificateForm
    action={async () => ({ ...emptyForm, done: true })}
    courseId={1}
    name="Aoife Byrne"
    isIssued={isIssued}
  />
);

it("once the certificate is issued, words in place of the form say so and take the focus", async () => {
  const { place, draw } = await mount(form(false));
  await act(async () => place.querySelector("button")?.click());
  await draw(form(true));
  expect(place.querySelector("form")).toBeNull();
  const words = place.querySelector("[role=status]");
  expect(words?.textContent).toContain("Your certificate is ready");
  expect(document.activeElement).toBe(words?.parentElement);
});

it("a certificate that was issued earlier is not announced", async () => {
  const { place } = await mount(form(true));
  expect(place.textContent).toBe("");
});
