import { expect, it } from "vitest";
import { readTexts } from "./state";

it("a text that was saved without a change is the same, although browsers send line breaks as CRLF", () => {
  const form = new FormData();
  form.set("text", "one\r\n\r\ntwo");
  form.set("$ACTION_ID", "1");
  form.set("file", new Blob(["not a text"]));
  expect(readTexts(form)).toEqual({ text: "one\n\ntwo" });
});
