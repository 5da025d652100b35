import { describe, expect, it } from "vitest";
import { createNumber, readNumber } from "./rules";
import { certificateInput } from "./schema";

describe("a certificate's number", () => {
  it("is twelve readable characters in three groups, another one each time", () => {
    const numbers = Array.from({ length: 200 }, createNumber);
    for (const number of numbers) {
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      expect(readNumber(number)).toBe(number);
    }
    expect(new Set(numbers).size).toBe(200);
  });

  it.each([
    ["7k3m-9qxt-v2bd", "7K3M-9QXT-V2BD"],
    ["7K3M9QXTV2BD", "7K3M-9QXT-V2BD"],
    [" 7K3M 9QXT V2BD ", "7K3M-9QXT-V2BD"],
    ["oil0-oil0-oil0", "0110-0110-0110"],
    ["7K3M-9QXT-V2B", null],
    ["7K3M-9QXT-V2BDX", null],
    ["UUUU-UUUU-UUUU", null],
    ["' OR 1=1 --", null],
    ["", null],
  ])("typed as %j is %j", (typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });
});

describe("a name", () => {
  const parse = (name: string) => certificateInput.safeParse({ courseId: "1", name });

  it.each([
    "Siobhán Ní Dhuibhir",
    "Łukasz Żółć",
    "Nguyễn Thị Ánh",
    "Işık Œuvré",
    "D’Arcy-O'Neill, Jr.",
    "Y",
  ])("%s is taken as it is written", (name) => {
    expect(parse(` ${name} `).data?.name).toBe(name);
  });

  it("is composed, so that letter and accent are drawn as one", () => {
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
  ])("%j is refused in words", (name, words) => {
    expect(parse(name).error?.issues[0]?.message).toMatch(words);
  });
});
