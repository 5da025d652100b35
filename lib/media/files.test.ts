import { parse } from "content-disposition";
import { expect, it } from "vitest";
import { disposition } from "@/lib/http/download";
import { keptName, newMediaFile } from "./files";
import { ownFile } from "./rules";

it("a file's name cannot be guessed and can be referenced by a lesson", () => {
  const file = newMediaFile("Das Rad des Lebens (Ü2).PDF");
  expect(file).toMatch(/^[0-9a-f]{32}\/Das Rad des Lebens \(Ü2\)\.pdf$/);
  expect(newMediaFile("a.mp4")).not.toBe(newMediaFile("a.mp4"));
  for (const name of [
    "a.mp4",
    "../../etc/passwd.vtt",
    "—.pdf",
    "a\\b.mp4",
    "…/.a.mp4",
    ".. .pdf",
  ]) {
    const named = newMediaFile(name);
    expect(ownFile(`media:${named}`)).toBe(named);
  }
});

it.each([
  "Don't stop.pdf",
  "O’Brien, Q&A; 100% me.pdf",
  "C++ & C# (Ü2) [1.5] = ~50 €!.pdf",
  "🏋️ Workout.pdf",
  "🏋️‍♀️.pdf",
  "می‌روم.pdf",
  "….pdf",
])("the name %s is kept and sent as it is", (name) => {
  const kept = keptName(name);
  const header = disposition("attachment", kept);
  expect(kept).toBe(name);
  expect(ownFile(`media:folder/${kept}`)).toBe(`folder/${kept}`);
  expect(header).toMatch(
    /^attachment; filename="[^"\\%]+"(?:; filename\*=UTF-8''[\w%.!#$&+^`|~-]+)?$/,
  );
  expect(parse(header).parameters.filename).toBe(name);
});

it.each([
  ['a:b?c*d|e<f>g"h.pdf', "a b c d e f g h.pdf"],
  ["Week 1\r\nSet-Cookie: a=b.pdf", "Week 1 Set-Cookie a=b.pdf"],
  ["Rad\u202efdp.pdf", "Rad fdp.pdf"],
  ["Cut \ud83c.pdf", "Cut.pdf"],
  [" .hidden. .pdf", "hidden.pdf"],
  ["?.pdf", "file.pdf"],
  ["\ufe0f\u200d.pdf", "file.pdf"],
  ["...pdf", "file.pdf"],
])("the name %j becomes %s", (name, kept) => {
  expect(keptName(name)).toBe(kept);
});

it.each(["page.html", "film", "film.mp4.exe", ".pdf", ""])("refuses the name %j", (name) => {
  expect(() => newMediaFile(name)).toThrow("Films are MP4");
});
