import { expect, it } from "vitest";
import {
  brandStyle,
  contrast,
  defaultColours,
  nearestReadable,
  paper,
  recolour,
  shadesOf,
} from "./colours";

it("contrast is WCAG’s, whichever of the two colours is darker", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

it("readable colours stay unchanged", () => {
  for (const pair of [defaultColours, { ink: "#3b0a45", accent: "#7fd1c8" }]) {
    expect(nearestReadable(pair)).toEqual(pair);
  }
});

it.each([
  ["#ffffff", "#ffffff"],
  ["#000000", "#000000"],
  ["#ff0000", "#00ff00"],
  ["#777777", "#777777"],
  ["#d9a441", "#0f1f3d"],
  ["#00ffff", "#0000ff"],
])("the nearest colours to %s and %s are readable on all their backgrounds", (ink, accent) => {
  const near = nearestReadable({ ink, accent });
  const shades = shadesOf(near);
  expect(nearestReadable(near)).toEqual(near);
  expect(contrast(near.ink, near.accent)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shades["ink-soft"], paper.deep)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shades["ink-mist"], shades.ink)).toBeGreaterThanOrEqual(4.5);
});

it("a page contains only colours that differ from the standard", () => {
  expect(brandStyle(defaultColours)).toBeNull();
  expect(brandStyle({ ...defaultColours, accent: "#7fd1c8" })).toBe(
    ":root{--color-gold:#7fd1c8;--color-gold-bright:#99dad3}",
  );
});

it("a mail uses the brand’s colours and keeps all others", () => {
  const colours = { ink: "#3b0a45", accent: "#7fd1c8" };
  expect(recolour("#0f1f3d #d9a441 #ffffff &#39;", colours)).toBe("#3b0a45 #7fd1c8 #ffffff &#39;");
});
