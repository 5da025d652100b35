import { describe, expect, it } from "vitest";
import { printedField } from "@/lib/forms/printed-field";
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
  ])("%s is accepted unchanged", (name) => {
    expect(parse(` ${name} `).data?.name).toBe(name);
  });

  it("is normalised, so that letter and accent are one character", () => {
    expect(parse("Siobha\u0301n").data?.name).toBe("Siobhán");
  });

  it.each([
    ["", "Please fill this in"],
    ["x".repeat(81), "Please keep this under 80 characters"],
    ["NUL \0", "Please remove the unusual characters"],
    ["Ɓaƙar", /Latin letters/],
    ["A\nB", /Latin letters/],
    ["山田 太郎", /Latin letters/],
    ["Ada 🙂", /Latin letters/],
    ["\u202Eada", /Latin letters/],
    ["<b>Ada</b>", /Latin letters/],
  ])("%j is refused with a reason", (name, words) => {
    expect(parse(name).error?.issues[0]?.message).toMatch(words);
  });
});

describe("a title or the brand’s name", () => {
  const parse = (text: string) => printedField(60).safeParse(text);

  it.each([
    "Céim & Cos: “Step by step” – £5, 100 % (×2)!",
    "Łódź, Nguyễn and Œuvre … ½ • ™",
    "<b>Ada</b>",
  ])("%s is accepted unchanged", (text) => {
    expect(parse(text).data).toBe(text);
  });

  it("is normalised, so that letter and accent are one character", () => {
    expect(parse("Ce\u0301im").data).toBe("Céim");
  });

  it.each([
    ["Ada 🙂", "🙂"],
    ["Tap → Turn", "→"],
    ["山田", "山"],
    ["soft\u00ADhyphen", "\u00AD"],
  ])("%j is refused, naming the character that certificates cannot show", (text, sign) => {
    expect(parse(text).error?.issues[0]?.message).toContain(`Please leave out “${sign}”`);
  });
});
