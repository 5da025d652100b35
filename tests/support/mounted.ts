import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished, vi } from "vitest";

/** Puts an element on the page of a unit test, and takes it off at the test's end. */
export async function mount(element: ReactNode) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const draw = (next: ReactNode) => act(async () => root.render(next));
  const leave = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await leave();
    place.remove();
  });
  await draw(element);
  return { place, draw, leave };
}
