import { describe, expect, it } from "vitest";
import { printedField } from "./printed-field";

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
    ["soft\u00ADhyphen", "softhyphen"],
    ["\u200eCalm\u200b\ufeff", "Calm"],
    ["Tap\u2010 Turn\u2011Hop\u2012Skip", "Tap- Turn-Hop-Skip"],
    ["1\u00a0High\u202fStreet,\r\n  Belfast", "1 High Street, Belfast"],
    ["\uFB01rst \uFB02oor", "first floor"],
    ["Calm™\uFE0F", "Calm™"],
  ])("%j is stored as %j, without what its reader would not see", (text, stored) => {
    expect(parse(text).data).toBe(stored);
  });

  it("of invisible signs only is empty, and is as long as what is stored", () => {
    expect(parse("\u200b\u00ad").error?.issues[0]?.message).toBe("Please fill this in");
    expect(parse("a\u00ad".repeat(60)).success).toBe(true);
    expect(parse("a".repeat(61)).error?.issues[0]?.message).toContain("under 60 characters");
  });

  it.each([
    ["Ada 🙂", "🙂"],
    ["Tap → Turn", "→"],
    ["山田", "山"],
    ["Well done 👍🏽", "👍🏽"],
  ])("%j is refused, naming the character that certificates cannot show", (text, sign) => {
    expect(parse(text).error?.issues[0]?.message).toContain(`Please leave out “${sign}”`);
  });
});
