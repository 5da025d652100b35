// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { readPasted } from "./pasted-html";

const clean = (html: string) => readPasted(html).body.innerHTML;

describe("a list has no empty bullet", () => {
  const nested = "<ul><li>b<ul><li>c</li></ul></li></ul>";
  it.each([
    [
      "where it was copied from a nested item on",
      "<ul><li><ul><li>a</li></ul></li><li>b</li></ul>",
      "<ul><li>a</li><li>b</li></ul>",
    ],
    [
      "at any depth",
      "<ul><li> <ul><li><p></p><ul><li>a</li></ul></li><li>b</li></ul></li><li>c</li></ul>",
      "<ul><li>a</li><li>b</li><li>c</li></ul>",
    ],
    [
      "where the lists differ",
      "<ol><li><ul><li>a</li></ul></li><li>b</li></ol>",
      "<ul><li>a</li></ul><ol><li>b</li></ol>",
    ],
    ["with nothing else", "<ol><li><ul><li>a</li></ul></li></ol>", "<ul><li>a</li></ul>"],
    ["in Google Docs", "<ul><ul><li>a</li></ul><li>b</li></ul>", "<ul><li>a</li><li>b</li></ul>"],
    ["where an item only holds a list", "<ul><li>b</li><li><ul><li>c</li></ul></li></ul>", nested],
    [
      "where items that only hold lists continue one",
      "<ol><li>a<ol><li>x</li></ol></li><li><ol><li>y</li></ol></li><li><ol><li>z</li></ol></li></ol>",
      "<ol><li>a<ol><li>x</li><li>y</li><li>z</li></ol></li></ol>",
    ],
    [
      "where an item only holds a list of another kind or number",
      '<ol><li>a<ol><li>x</li></ol></li><li><ol start="5"><li>y</li></ol><ul><li>z</li></ul></li></ol>',
      '<ol><li>a<ol><li>x</li></ol><ol start="5"><li>y</li></ol><ul><li>z</li></ul></li></ol>',
    ],
    ["where it is whole", nested, nested],
  ])("%s", (_where, html, kept) => {
    expect(clean(html)).toBe(kept);
  });
});

describe("items without their list", () => {
  it.each([
    ["become a list", "<li>a</li> <li>b</li><p>c</p>", "<ul><li>a</li><li>b</li></ul><p>c</p>"],
    [
      "keep a nested list at their beginning",
      "<li><ul><li>a</li></ul></li><li>b</li>",
      "<ul><li>a</li><li>b</li></ul>",
    ],
    [
      "keep a nested list at their end",
      "<ul><li>a</li></ul><li><ol><li>b</li></ol></li>",
      "<ul><li>a</li></ul><ol><li>b</li></ol>",
    ],
    [
      "stay in their cell",
      "<table><tr><td><li><ol><li>a</li></ol></li></td></tr></table>",
      "<table><tr><td><ol><li>a</li></ol></td></tr></table>",
    ],
  ])("%s", (_how, html, kept) => {
    expect(clean(html)).toBe(kept);
  });
});
