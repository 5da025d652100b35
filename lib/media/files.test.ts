import { expect, it } from "vitest";
import { newMediaFile } from "./files";
import { ownFile } from "./rules";

it("a file's name cannot be guessed and can be referenced by a lesson", () => {
  const file = newMediaFile("Das Rad des Lebens (Ü2).PDF");
  expect(file).toMatch(/^[0-9a-f]{32}\/Das Rad des Lebens Ü2\.pdf$/);
  expect(newMediaFile("a.mp4")).not.toBe(newMediaFile("a.mp4"));
  for (const name of ["a.mp4", "../../etc/passwd.vtt", "—.pdf", "a\\b.mp4"]) {
    const named = newMediaFile(name);
    expect(ownFile(`media:${named}`)).toBe(named);
  }
});

it.each(["🏋️.pdf", "🏋️‍♀️ 🏃‍♂️.pdf", "….pdf"])("a name without letters, %s, becomes “file”", (name) => {
  expect(newMediaFile(name)).toMatch(/\/file\.pdf$/);
});

it.each(["page.html", "film", "film.mp4.exe", ".pdf", ""])("refuses the name %j", (name) => {
  expect(() => newMediaFile(name)).toThrow("Films are MP4");
});
