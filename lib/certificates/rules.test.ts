import { describe, expect, it } from "vitest";
import { certificateInput } from "./schema";

describe("a name", () => {
  const parse = (name: string) => certificateInput.safeParse({ courseId: "1", name });

  it.each([
    "Siobhán Ní Dhuibhir",
    "Łukasz Żółć",
    "Nguyễn Thị Ánh",
    "Işık Œuvré",
    "D’Arcy-O'Neill, Jr.",
    "Y",
    "Mª José Pérez",
    "Gal·la Puig",
    "Anna & Ben",
    "Ann (Nan) Byrne",
    "Louis 2nd",
    "Jean–Luc",
  ])("%s is accepted unchanged", (name) => {
    expect(parse(` ${name} `).data?.name).toBe(name);
  });

  it("is normalised, so that letter and accent are one character", () => {
    expect(parse("Siobha\u0301n").data?.name).toBe("Siobhán");
  });

  it.each([
    ["O´Neill", "O'Neill"],
    ["O`Neill", "O'Neill"],
    ["Kaʻiulani", "Ka'iulani"],
    ["Jean\u2011Luc", "Jean-Luc"],
    ["Ann\u00a0Byrne", "Ann Byrne"],
    ["\u202eAnn\u200b  \nByrne", "Ann Byrne"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(parse(typed).data?.name).toBe(stored);
  });

  it.each([
    ["", "Please fill this in"],
    ["x".repeat(81), "Please keep this under 80 characters"],
    ["NUL \0", "Please remove the unusual characters"],
    ["Ɓaƙar", /Latin letters, without “Ɓ”/],
    ["山田 太郎", /Latin letters, without “山”/],
    ["Ada 👍🏽", /Latin letters, without “👍🏽”/],
    ["\u200b", "Please fill this in"],
    ["<b>Ada</b>", "Please leave out “<”"],
  ])("%j is refused with a reason", (name, words) => {
    expect(parse(name).error?.issues[0]?.message).toMatch(words);
  });
});
