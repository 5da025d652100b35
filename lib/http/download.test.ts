import { expect, it } from "vitest";
import { disposition } from "./download";

it.each([
  ["Clár oibre.pdf", "Clar oibre.pdf"],
  ["Рабочая тетрадь.pdf", "file.pdf"],
  ["ऑनलाइन.pdf", "file.pdf"],
  ["第1課 ワーク.pdf", "1 .pdf"],
  ['a"b\\c%20.pdf', "abc20.pdf"],
])("the file name %s is %s for programs that support only ASCII", (name, plain) => {
  expect(disposition("attachment", name)).toContain(`filename="${plain}"`);
  expect(disposition("attachment", name)).toContain("filename*=UTF-8''");
});

it("an ASCII name is stated once", () => {
  expect(disposition("inline", "invoice-1001.pdf")).toBe('inline; filename="invoice-1001.pdf"');
});
