import { expect, it } from "vitest";
import { sourcesOf, widthOfPicture, withFocus } from "./pictures";

const stem = `/pictures/${"0".repeat(32)}`;

it("the sources of a picture are the widths up to its own", () => {
  expect(sourcesOf(`${stem}-700x900.webp#top`)).toBe(
    `${stem}-700x900-480.webp 480w, ${stem}-700x900.webp 700w`,
  );
  expect(sourcesOf(`${stem}-300x300.webp`)).toBeUndefined();
});

it("drawn pictures and those without a known size have one source", () => {
  expect(sourcesOf("/artwork/hero.svg")).toBeUndefined();
  expect(sourcesOf(`${stem}.webp`)).toBeUndefined();
  expect(widthOfPicture(`${stem}.webp`)).toBeNull();
});

it("a picture’s focus is part of its address, unless it is the centre", () => {
  expect(withFocus(`${stem}-1x1.webp`, "top-left")).toBe(`${stem}-1x1.webp#top-left`);
  expect(withFocus(`${stem}-1x1.webp`, "center")).toBe(`${stem}-1x1.webp`);
});
