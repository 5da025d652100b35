// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { letNextFilmPlay, takeTurn } from "./plays-next";

const NEXT = "/content/one?module=2";
const open = (path: string) => history.pushState(null, "", path);

it("the next module's film plays once", () => {
  open("/content/one?module=1");
  letNextFilmPlay(NEXT);
  open(NEXT);
  expect([takeTurn(), takeTurn()]).toEqual([true, false]);
});

it("no other page's film plays when the next module has none, even after going back to it", () => {
  for (const elsewhere of ["/content/one?module=3", "/courses/another", "/"]) {
    letNextFilmPlay(NEXT);
    open(NEXT);
    open(elsewhere);
    expect(takeTurn(), elsewhere).toBe(false);
    open(NEXT);
    expect(takeTurn(), elsewhere).toBe(false);
  }
});
