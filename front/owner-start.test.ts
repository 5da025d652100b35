// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { firstTouch } from "../lib/http/first-touch.ts";

/** Opens a page and returns whether its cookies have been read, and a function that draws its first frame. */
function open({ hidden }: { hidden: boolean }) {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (act: FrameRequestCallback) => frames.push(act));
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  const cookies = vi.spyOn(document, "cookie", "get");
  new Function(firstTouch)();
  const draw = () => {
    for (const act of frames) act(0);
  };
  return { cookies, draw };
}

it("a page reads its cookies only once it has been drawn", async () => {
  const { cookies, draw } = open({ hidden: false });
  expect(cookies).not.toHaveBeenCalled();
  draw();
  await vi.waitFor(() => expect(cookies).toHaveBeenCalled());
});

it("a page in a hidden tab, which is not drawn, reads its cookies at once", () => {
  expect(open({ hidden: true }).cookies).toHaveBeenCalled();
});

it("a personal page runs Next's files once it has been drawn, and fetches no data for them", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  document.body.innerHTML = `<script type="application/json" data-deferred="">["/_next/own.js"]</script>`;
  const { cookies, draw } = open({ hidden: false });
  const append = vi.spyOn(document.head, "append").mockReturnValue();
  draw();
  await vi.waitFor(() => expect(append).toHaveBeenCalledTimes(2));
  const added = append.mock.calls.flat().map((it) => (it as Element).localName);
  expect(added).toEqual(["link", "script"]);
  expect(fetched).not.toHaveBeenCalled();
  expect(cookies).not.toHaveBeenCalled();
});
