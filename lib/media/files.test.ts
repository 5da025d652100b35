import { expect, it } from "vitest";
import { newMediaFile } from "./files";
import { ownFile } from "./rules";

it("names a file so that nobody guesses it, and a lesson can name it", () => {
  const file = newMediaFile("Das Rad des Lebens (Ü2).PDF");
  expect(file).toMatch(/^[0-9a-f]{32}\/Das Rad des Lebens Ü2\.pdf$/);
  expect(newMediaFile("a.mp4")).not.toBe(newMediaFile("a.mp4"));
  for (const name of ["a.mp4", "../../etc/passwd.vtt", "—.pdf", "a\\b.mp4"]) {
    const named = newMediaFile(name);
    expect(ownFile(`media:${named}`)).toBe(named);
  }
});

it.each(["🏋️.pdf", "🏋️‍♀️ 🏃‍♂️.pdf", "….pdf"])(
  "a name without letters, %s, becomes one that can be read",
  (name) => {
    expect(newMediaFile(name)).toMatch(/\/file\.pdf$/);
  },
);

it.each(["page.html", "film", "film.mp4.exe", ".pdf", ""])("takes no %j", (name) => {
  expect(() => newMediaFile(name)).toThrow("Films are MP4");
});
