// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { mount } from "@/tests/support/mounted";
import { NewsletterSignup } from "./newsletter-signup";

const toast = vi.hoisted(() => vi.fn());
vi.mock("@/components/ui/toast", () => ({ useToast: () => toast }));

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  toast.mockReset();
  vi.stubGlobal(
    "fetch",
    sent.mockReset().mockImplementation(async () => Response.json({})),
  );
});

/** The form, with the words for an address that front/first-touch.js sent before hydration. */
async function openAfter(early: string) {
  const { place } = await mount(<NewsletterSignup />);
  const answer = place.querySelector("[data-answer]") as HTMLElement;
  answer.dataset.sent = JSON.stringify({ email: early });
  answer.textContent = answer.dataset.answer ?? "";
  const subscribe = (email: string) =>
    act(async () => {
      const field = place.querySelector("input") as HTMLInputElement;
      field.value = email;
      field.form?.requestSubmit();
    });
  return { answer, subscribe };
}

it("an address that was sent before hydration is not sent again", async () => {
  const { answer, subscribe } = await openAfter("ann@example.com");
  await subscribe("ann@example.com");
  expect(sent).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: "Success!" }));
  expect(answer.textContent).toBe("");
});

it("another address is sent, although the words for the first one are still there", async () => {
  const { answer, subscribe } = await openAfter("ann@example.com");
  await subscribe("bea@example.com");
  expect(sent.mock.calls.map(([, { body }]) => body)).toEqual(['{"email":"bea@example.com"}']);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: "Success!" }));
  expect(answer.textContent).toBe("");
  await subscribe("ann@example.com");
  expect(sent).toHaveBeenCalledTimes(2);
});
