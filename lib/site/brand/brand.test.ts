import sharp from "sharp";
import { expect, it } from "vitest";
import { defaultColours, paper } from "@/lib/text/colours";
import { drawIcon } from "./drawings";
import { commonSocialPicture, iconAddress } from "./icons";
import { markOf, outline, widthOf } from "./mark";

const looks = { ...defaultColours, letters: "", logo: "", portrait: "" };
const brand = { name: "Ó Súilleabháin & Nguyễn", titleSuffix: "", description: "", coach: "" };
const site = { brand: { ...brand, profession: "", signature: "" }, looks };

it.each(["", "Á", "NV", "W&W"])("icons with the letters “%s” have their sizes", async (letters) => {
  const lettered = { ...site, looks: { ...looks, letters } };
  for (const [name, edge] of [
    ["icon-192.png", 192],
    ["apple-icon.png", 180],
  ] as const) {
    const { width, height } = await sharp(await drawIcon(name, lettered)).metadata();
    expect([width, height]).toEqual([edge, edge]);
  }
});

it("the icon has the brand's colours, and its letters are outlines", async () => {
  const own = { ...looks, ink: "#3b0a45", accent: "#7fd1c8", letters: "NV" };
  const svg = String(await drawIcon("icon.svg", { ...site, looks: own }));
  expect(svg).toContain('fill="#3b0a45"');
  expect(svg).toMatch(/<path d="M[^"]+" fill="#7fd1c8"/);
  expect(svg).not.toContain("<text");
});

it.each(["course.svg", "publication.svg"] as const)(
  "%s stands in for a picture in the brand's colours",
  async (name) => {
    const own = { ...looks, ink: "#3b0a45", accent: "#7fd1c8" };
    const svg = String(await drawIcon(name, { ...site, looks: own }));
    const colours = new Set(svg.match(/#[0-9a-f]{6}/gi));
    expect(colours).toEqual(new Set(["#3b0a45", "#7fd1c8", paper.page]));
  },
);

it("favicon.ico contains a picture of 32 by 32", async () => {
  const ico = await drawIcon("favicon.ico", site);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
});

it("letters fit into their square, and text is as wide as its letters", () => {
  const mark = markOf({ looks: { ...looks, letters: "WWW" } });
  const numbers = typeof mark === "object" && "outline" in mark ? mark.outline : "";
  const across = [...numbers.matchAll(/[MLQC](-?[\d.]+)/g)].map(([, x]) => Number(x));
  expect(Math.min(...across)).toBeGreaterThan(0);
  expect(Math.max(...across)).toBeLessThan(32);
  expect(widthOf("WW", 10)).toBeCloseTo(2 * widthOf("W", 10), 0);
  expect(outline("Łễ", { x: 0, y: 10, size: 10 })).toContain("M");
});

it("the picture of a shared link follows the name and the looks, even with the first colours", async () => {
  const address = commonSocialPicture(site);
  expect(address).toMatch(/^\/icons\/social\.png\?v=\w{8}$/);
  const renamed = { ...site, brand: { ...site.brand, name: "Nerve & Verse" } };
  expect(commonSocialPicture(renamed)).not.toBe(address);
  const picture = await drawIcon("social.png", site);
  expect((await drawIcon("social.png", renamed)).equals(picture)).toBe(false);
  const { width, height } = await sharp(picture).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

it("an icon’s address changes only with the name and the looks", () => {
  const address = iconAddress("icon.svg", site);
  const accent = "#7fd1c8";
  expect(iconAddress("icon.svg", { ...site, looks: { ...looks, accent } })).not.toBe(address);
  expect(iconAddress("icon.svg", { ...site, brand: { ...site.brand, coach: "Me" } })).toBe(address);
});
