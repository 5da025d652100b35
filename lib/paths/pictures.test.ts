import { expect, it } from "vitest";
import { sourcesOf, widthOfPicture, withFocus } from "./pictures";

const stem = `/pictures/${"0".repeat(32)}`;

it("a browser may choose among the widths that are narrower than the picture", () => {
  expect(sourcesOf(`${stem}-700x900.webp#top`)).toBe(
    `${stem}-700x900-480.webp 480w, ${stem}-700x900.webp 700w`,
  );
  expect(sourcesOf(`${stem}-300x300.webp`)).toBeUndefined();
});

it("drawn pictures, and those from before the library, have one width", () => {
  expect(sourcesOf("/artwork/hero.svg")).toBeUndefined();
  expect(sourcesOf(`${stem}.webp`)).toBeUndefined();
  expect(widthOfPicture(`${stem}.webp`)).toBeNull();
});

it("a picture’s focus is a part of its address, unless it is its middle", () => {
  expect(withFocus(`${stem}-1x1.webp`, "top-left")).toBe(`${stem}-1x1.webp#top-left`);
  expect(withFocus(`${stem}-1x1.webp`, "center")).toBe(`${stem}-1x1.webp`);
});
