// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { describePicture } from "./describe-picture";

function describe(name: string, beside: string, written = "") {
  document.body.innerHTML = `<form><input name="${name}"><input name="${beside}" value="${written}"></form>`;
  const [picture, field] = document.querySelectorAll("input");
  if (!picture || !field) throw new Error("The form has no fields");
  let told = 0;
  field.form?.addEventListener("input", () => {
    told += 1;
  });
  describePicture(picture, "Ann on a stage");
  return { alt: field.value, told };
}

it.each([
  ["imageUrl", "imageAlt"],
  ["picture", "pictureAlt"],
  ["items.0.picture", "items.0.pictureAlt"],
])("the library’s description of the picture %s is filled in at %s", (name, beside) => {
  expect(describe(name, beside)).toEqual({ alt: "Ann on a stage", told: 1 });
});

it("a description that the coach has written stays, and other fields are left alone", () => {
  expect(describe("imageUrl", "imageAlt", "Ann")).toEqual({ alt: "Ann", told: 0 });
  expect(describe("imageUrl", "title")).toEqual({ alt: "", told: 0 });
});
