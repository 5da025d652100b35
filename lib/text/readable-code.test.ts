import { describe, expect, it } from "vitest";
import { newReadableCode, readReadableCode } from "./readable-code";

describe("a code that people read out and type", () => {
  it.each([3, 4])("has %i groups of four and is different each time", (groups) => {
    const codes = Array.from({ length: 200 }, () => newReadableCode(groups));
    const group = "[0-9A-HJKMNP-TV-Z]{4}";
    const pattern = new RegExp(`^${group}(-${group}){${groups - 1}}$`);
    for (const code of codes) {
      expect(code).toMatch(pattern);
      expect(readReadableCode(code, groups)).toBe(code);
      const copied = ` ${code.toLowerCase().replaceAll("-", " ")} `;
      expect(readReadableCode(copied, groups)).toBe(code);
    }
    expect(new Set(codes).size).toBe(200);
  });

  it.each([
    ["7k3m-9qxt-v2bd", "7K3M-9QXT-V2BD"],
    ["7K3M9QXTV2BD", "7K3M-9QXT-V2BD"],
    [" 7K3M 9QXT V2BD ", "7K3M-9QXT-V2BD"],
    ["７Ｋ３Ｍ-９ＱＸＴ-Ｖ２ＢＤ", "7K3M-9QXT-V2BD"],
    ["٧K٣M-٩QXT-V٢BD", "7K3M-9QXT-V2BD"],
    ["oil0-oil0-oil0", "0110-0110-0110"],
    ["7K3M-9QXT-V2B", null],
    ["7K3M-9QXT-V2BDX", null],
    ["UUUU-UUUU-UUUU", null],
    ["' OR 1=1 --", null],
    ["", null],
  ])("that is typed as %j is read as %j", (typed, code) => {
    expect(readReadableCode(typed, 3)).toBe(code);
  });
});
