import { expect, it } from "vitest";
import { fillPlaces, whyNotFilled } from "./rules";

it("a placeholder is replaced by its value, and one without a value leaves no gap", () => {
  expect(fillPlaces("{course} is yours", { course: "Reels & Jigs" })).toBe("Reels & Jigs is yours");
  expect(fillPlaces("Dear {buyer}, welcome", { buyer: "" })).toBe("Dear, welcome");
  expect(fillPlaces("{a} {b} {c}", { a: "one", c: "two" })).toBe("one two");
});

it("the coach's own blanks stay", () => {
  const words = "Bonjour !  Deux\n  - un";
  expect(fillPlaces(`${words} {course}`, { course: "Prêt ?" })).toBe(`${words} Prêt ?`);
});

it("a placeholder within a value is not replaced", () => {
  expect(fillPlaces("{course}", { course: "{name}", name: "Me" })).toBe("{name}");
});

it.each(["{corse}", "{}", "{Course}", "{ course }", "{toString}"])(
  "the unknown placeholder %s is refused, and the known ones are named",
  (text) => {
    expect(whyNotFilled(`Your ${text}`, ["course"])).toContain("You can use {course}");
  },
);

it.each(["{course", "course}", "{{course}}"])("the broken placeholder %s is refused", (text) => {
  expect(whyNotFilled(text, ["course"])).not.toBeNull();
});

it("known placeholders and text without any are accepted", () => {
  expect(whyNotFilled("Your course: {course}", ["course"])).toBeNull();
  expect(whyNotFilled("Welcome", [])).toBeNull();
});
